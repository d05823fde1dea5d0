/// The browser's client, `Public/*.js`.
enum ClientScript {
    /// Every module, by its name.
    static let modules: [ScriptModule] = [
        ("connection", PackageResources.connection_js),
        ("dialogs", PackageResources.dialogs_js),
        ("events", PackageResources.events_js),
        ("fields", PackageResources.fields_js),
        ("frames", PackageResources.frames_js),
        ("kept", PackageResources.kept_js),
        ("link", PackageResources.link_js),
        ("loading", PackageResources.loading_js),
        ("martlet", PackageResources.martlet_js),
        ("martlet-build", PackageResources.martlet_build_js),
        ("martlet-cells", PackageResources.martlet_cells_js),
        ("martlet-dialogs", PackageResources.martlet_dialogs_js),
        ("martlet-fits", PackageResources.martlet_fits_js),
        ("martlet-inspector", PackageResources.martlet_inspector_js),
        ("martlet-layout", PackageResources.martlet_layout_js),
        ("martlet-morph", PackageResources.martlet_morph_js),
        ("martlet-recovery", PackageResources.martlet_recovery_js),
        ("martlet-rows", PackageResources.martlet_rows_js),
        ("martlet-scroll", PackageResources.martlet_scroll_js),
        ("martlet-sizes", PackageResources.martlet_sizes_js),
        ("martlet-tabs", PackageResources.martlet_tabs_js),
        ("modules", PackageResources.modules_js),
        ("nodes", PackageResources.nodes_js),
        ("page", PackageResources.page_js),
        ("patches", PackageResources.patches_js),
        ("position", PackageResources.position_js),
        ("posts", PackageResources.posts_js),
        ("requests", PackageResources.requests_js),
        ("safety", PackageResources.safety_js),
        ("slots", PackageResources.slots_js),
        ("status", PackageResources.status_js),
        ("stream", PackageResources.stream_js),
        ("tabs", PackageResources.tabs_js),
        ("templates", PackageResources.templates_js),
    ].map { ScriptModule(name: $0.0, source: String(decoding: $0.1, as: UTF8.self)) }

    /// As it is served. The same for every server of the process, so it is made once.
    static let bundle = ScriptBundle(entry: "martlet", modules)
}

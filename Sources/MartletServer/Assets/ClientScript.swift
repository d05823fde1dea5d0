/// The browser's client, `Public/*.js`.
enum ClientScript {
    /// Every module.
    static let modules = PublicFile.scripts.map { ScriptModule(name: $0.name, source: $0.text) }

    /// As it is served. The same for every server of the process, so it is made once.
    static let bundle = ScriptBundle(entry: "martlet", modules)
}

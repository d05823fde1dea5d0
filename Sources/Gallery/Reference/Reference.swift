import Martlet

extension Chapter {
    static let reference = Chapter(
        title: "Reference",
        examples: [
            .controls, .controlStyles, .dialogs, .styles, .texts, .symbols, .grids, .sizes, .longList, .tables, .charts,
            .brand,
        ]
            + [.controlSpecimens, .layoutSpecimens, .modifierSpecimens, .behaviorSpecimens])
}

extension Example {
    static let controls = Example(
        path: "/controls", title: "Controls", summary: "Every control, with the value that it is bound to.",
        files: ["ControlsPage.swift"])
    static let controlStyles = Example(
        path: "/control-styles", title: "Control styles", summary: "Built-in control styles, and custom ones.",
        files: ["ControlStylesPage.swift"])
    static let dialogs = Example(
        path: "/dialogs", title: "Dialogs",
        summary: "Alerts, confirmation dialogs, and values that belong to a window.",
        files: ["DialogsPage.swift"])
    static let styles = Example(
        path: "/styles", title: "Styles", summary: "Fonts, colors, frames, shapes and images, light and dark.",
        files: ["StylesPage.swift"])
    static let texts = Example(
        path: "/texts", title: "Texts and assets",
        summary: "Styled texts and times, five languages, and colors and images from an asset catalog.",
        files: ["TextsPage.swift", "Languages.swift", "CatalogAssets.swift"])
    static let symbols = Example(
        path: "/symbols", title: "Symbols", summary: "Symbols by name, in variants, sizes and colors.",
        files: ["SymbolsPage.swift"])
    static let grids = Example(
        path: "/grids", title: "Grids", summary: "Grids for every screen size, and views that adapt to the space they get.",
        files: ["GridsPage.swift"])
    static let sizes = Example(
        path: "/sizes", title: "Sizes", summary: "Views that depend on the size of the window or on their own.",
        files: ["SizesPage.swift", "FlowLayout.swift"])
    static let longList = Example(
        path: "/lazy", title: "A long list", summary: "100,000 rows. The page contains only those you see.",
        files: ["LazyListPage.swift"])
    static let tables = Example(
        path: "/tables", title: "Tables", summary: "Sortable columns and selectable rows, on a phone too.",
        files: ["TablesPage.swift"])
    static let charts = Example(
        path: "/charts", title: "Charts", summary: "Bars, lines, areas and points, with numbers, dates and categories.",
        files: ["ChartsPage.swift"])
    static let brand = Example(
        path: "/brand", title: "Brand", summary: "Your own style sheets, icon and colors.",
        files: ["BrandPage.swift", "Brand+Gallery.swift"])
}

/// The pages of the chapter “Reference”.
struct ReferenceScenes: Scene {
    var body: some Scene {
        ExampleGroup(.controls) { ControlsPage() }
        ExampleGroup(.controlStyles) { ControlStylesPage() }
        ExampleGroup(.dialogs) { DialogsPage() }
        ExampleGroup(.styles) { StylesPage() }
        ExampleGroup(.texts) { TextsPage() }
        ExampleGroup(.symbols) { SymbolsPage() }
        ExampleGroup(.grids) { GridsPage() }
        ExampleGroup(.sizes) { SizesPage() }
        ExampleGroup(.longList) { LazyListPage() }
        ExampleGroup(.tables) { TablesPage() }
        ExampleGroup(.charts) { ChartsPage() }
        ExampleGroup(.brand) { BrandPage() }
        ExampleGroup(.controlSpecimens) { ControlSpecimens() }
        ExampleGroup(.layoutSpecimens) { LayoutSpecimens() }
        ExampleGroup(.modifierSpecimens) { ModifierSpecimens() }
        ExampleGroup(.behaviorSpecimens) { BehaviorSpecimens() }
    }
}

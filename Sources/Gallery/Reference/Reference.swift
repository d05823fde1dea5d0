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
        path: "/controls", title: "Controls", summary: "Every control, bound to state that is shown beside it.",
        files: ["ControlsPage.swift"])
    static let controlStyles = Example(
        path: "/control-styles", title: "Control styles", summary: "Styles of controls, Martlet's and a program's own.",
        files: ["ControlStylesPage.swift"])
    static let dialogs = Example(
        path: "/dialogs", title: "Dialogs",
        summary: "Views that ask before they act, and values that belong to a window.",
        files: ["DialogsPage.swift"])
    static let styles = Example(
        path: "/styles", title: "Styles", summary: "Fonts, colors, frames, shapes and images, light and dark.",
        files: ["StylesPage.swift"])
    static let texts = Example(
        path: "/texts", title: "Texts and assets",
        summary: "Texts with parts and times, in five languages, and the colors and pictures of a catalog.",
        files: ["TextsPage.swift", "Languages.swift", "CatalogAssets.swift"])
    static let symbols = Example(
        path: "/symbols", title: "Symbols", summary: "Symbols by their names, in variants, sizes and colors.",
        files: ["SymbolsPage.swift"])
    static let grids = Example(
        path: "/grids", title: "Grids", summary: "Rows and columns on every screen, and views that fit.",
        files: ["GridsPage.swift"])
    static let sizes = Example(
        path: "/sizes", title: "Sizes", summary: "Views that depend on the window and on their own size.",
        files: ["SizesPage.swift", "FlowLayout.swift"])
    static let longList = Example(
        path: "/lazy", title: "A long list", summary: "100,000 rows, of which a page holds those that you see.",
        files: ["LazyListPage.swift"])
    static let tables = Example(
        path: "/tables", title: "Tables", summary: "Columns that sort, rows that are selected, also on a phone.",
        files: ["TablesPage.swift"])
    static let charts = Example(
        path: "/charts", title: "Charts", summary: "Bars, lines, areas and points of numbers, dates and categories.",
        files: ["ChartsPage.swift"])
    static let brand = Example(
        path: "/brand", title: "Brand", summary: "Style sheets, an icon and colors of the program's own.",
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

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The Swift file with the catalogs of a module: `BundledResources`.
package struct ResourcesFile {
    private let module: String
    private var tables: [String: CatalogTable] = [:]
    private var colors: [AssetFolder.NamedColor] = []
    private var pictures: [AssetFolder.Picture] = []
    /// What is no error, for the output of the build.
    package private(set) var warnings: [ResourceError] = []

    /// Reads catalogs: `.xcstrings`, `.strings` and `.stringsdict` in folders of languages, and `.xcassets`.
    package init(module: String, catalogs: [String]) throws {
        self.module = module
        let languages = Set(catalogs.compactMap(Self.language))
        let source = languages.contains("en") || languages.isEmpty ? "en" : languages.sorted()[0]
        // A folder's path may end with a slash.
        for path in catalogs.map({ $0.hasSuffix("/") ? String($0.dropLast()) : $0 }) {
            let file = path.split(separator: "/").last.map(String.init) ?? path
            let name = String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
            let language = Self.language(of: path).map { $0 == "Base" ? source : $0 } ?? source
            if path.hasSuffix(".xcassets") {
                let folder = try AssetFolder(path: path)
                colors += folder.colors
                pictures += folder.pictures
                warnings += folder.warnings
            } else if path.hasSuffix(".xcstrings") {
                let table = try StringCatalogFile.table(Array(try Self.data(path)), path: path)
                tables[name, default: CatalogTable(sourceLanguage: table.sourceLanguage)].entries
                    .merge(table.entries) { $0.merging($1) { $1 } }
            } else if path.hasSuffix(".strings") {
                let texts = try StringsFile.texts(Array(try Self.data(path)), path: path)
                for (key, text) in texts { add(.init(text), key, language, to: name, source) }
            } else if path.hasSuffix(".stringsdict") {
                let contents = try StringsDictionaryFile.contents(Array(try Self.data(path)), path: path)
                // A plural counts for more than a text of the same name.
                for (key, content) in contents { add(content, key, language, to: name, source, replaces: true) }
            }
        }
    }

    private mutating func add(
        _ content: CatalogTable.Content, _ key: String, _ language: String, to table: String, _ source: String,
        replaces: Bool = false
    ) {
        var entry = tables[table, default: CatalogTable(sourceLanguage: source)].entries[key] ?? [:]
        if replaces || entry[language]?.plurals.isEmpty != false { entry[language] = content }
        tables[table, default: CatalogTable(sourceLanguage: source)].entries[key] = entry
    }

    /// The language of a file in a folder such as `de.lproj`.
    private static func language(of path: String) -> String? {
        path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    }

    private static func data(_ path: String) throws -> Data {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ResourceError(path, "The file cannot be read.")
        }
        return data
    }

    /// The file.
    package func text() throws -> String {
        var files: [String] = []
        var assets = colors.map { BundledLine.text(["color", $0.name, $0.light.field, $0.dark?.field ?? ""]) }
        for picture in pictures where !picture.files.isEmpty {
            assets.append(BundledLine.text(["image", picture.name, picture.isTemplate ? "template" : ""]))
            for file in picture.files {
                let data = try Self.data(file.path)
                let ending = file.path.split(separator: ".").last.map { $0.lowercased() } ?? ""
                assets.append(
                    BundledLine.text(
                        [
                            "file", file.isDark ? "dark" : "", String(file.scale), ending, Self.hash(data),
                            String(files.count),
                        ]))
                files.append("        \"\(data.base64EncodedString())\"")
            }
        }
        // A program without texts in a catalog does not look any up.
        let lines = tables.filter { !$0.value.entries.isEmpty }.sorted { $0.key < $1.key }.flatMap {
            $1.lines(named: $0)
        }
        let colorSymbols = AssetSymbols(colors.map(\.name), suffix: "Color")
        let imageSymbols = AssetSymbols(pictures.filter { !$0.files.isEmpty }.map(\.name), suffix: "Image")
        var text = """
            import Martlet

            /// The catalogs of \(module). AssetBundler writes this file.
            nonisolated enum BundledResources: _BundledResources {
                static let _module = "\(module)"
                static let _texts = \(AssetsFile.literal(lines.joined(separator: "\n")))
                static let _assets = \(AssetsFile.literal(assets.joined(separator: "\n")))
                static let _files: [StaticString] = [
            \(files.joined(separator: ",\n"))
                ]
            }

            """
        for (type, symbols) in [("ColorResource", colorSymbols), ("ImageResource", imageSymbols)] {
            let declarations = symbols.declarations(module: module)
            if !declarations.isEmpty { text += "\nnonisolated extension \(type) {\n\(declarations)\n}\n" }
        }
        // A program may have an extension of `Color` of its own, with the same names.
        let names = colorSymbols.plainNames.filter { !Self.takenNames.contains($0) }
        if !names.isEmpty {
            let members = names.map { "    static var \($0): Color { Color(ColorResource.\($0)) }" }
            text += "\nnonisolated extension ShapeStyle where Self == Color {\n\(members.joined(separator: "\n"))\n}\n"
        }
        return text
    }

    /// Names that colors and styles have already.
    private static let takenNames: Set = [
        "primary", "secondary", "tertiary", "quaternary", "quinary", "accent", "accentColor", "clear", "black", "white",
        "red",
        "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "tint",
        "background", "foreground", "selection", "separator", "placeholder", "link", "fill", "windowBackground",
        "gradient",
    ]

    /// A name for content, by FNV-1a: it tells our own versions apart.
    private static func hash(_ data: Data) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return String(hash, radix: 36)
    }
}

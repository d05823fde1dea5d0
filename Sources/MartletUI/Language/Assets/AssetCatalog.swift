/// The colors and pictures of a module's asset catalogs.
package struct AssetCatalog: Sendable {
    /// A color in the light and in the dark color scheme.
    struct NamedColor: Sendable {
        let light: Color
        let dark: Color
    }

    /// A picture in its sizes.
    package struct Picture: Sendable {
        /// One file of a picture.
        package struct File: Sendable {
            /// The path on the server, without the base path: it has the hash of the content.
            package let path: String
            package let contentType: String
            /// The content, in Base64.
            package let content: StaticString
            /// For how many pixels of the screen each pixel of the page is.
            let scale: Int
            let isDark: Bool
        }

        /// Whether it is drawn in the color of the text.
        let isTemplate: Bool
        package fileprivate(set) var files: [File] = []

        /// The files for a color scheme: those of the light one where the dark one has none.
        func files(isDark: Bool) -> [File] {
            let found = files.filter { $0.isDark == isDark }
            return found.isEmpty ? files.filter { $0.isDark != isDark } : found
        }

        var hasDarkFiles: Bool { files.contains(where: \.isDark) }
    }

    let colors: [String: NamedColor]
    package let pictures: [String: Picture]

    /// Reads what the plugin has written: `color NAME LIGHT DARK`, each color as `RED GREEN BLUE OPACITY`, and `image NAME KIND`
    /// with lines `file SCHEME SCALE TYPE HASH INDEX` behind it.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - files: What the indices are of.
    ///   - module: The name of the module.
    init(lines: String, files: [StaticString], module: String) {
        var (colors, pictures) = ([String: NamedColor](), [String: Picture]())
        var name = ""
        for fields in BundledLines.fields(lines) where fields.count >= 2 {
            switch fields[0] {
            case "color" where fields.count >= 4:
                guard let light = Self.color(fields[2]) else { continue }
                colors[fields[1]] = NamedColor(light: light, dark: Self.color(fields[3]) ?? light)
            case "image" where fields.count >= 3:
                name = fields[1]
                pictures[name] = Picture(isTemplate: fields[2] == "template")
            case "file" where fields.count >= 6:
                guard let index = Int(fields[5]), files.indices.contains(index) else { continue }
                let plain = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
                pictures[name]?.files.append(
                    Picture.File(
                        path: "/_martlet/assets/\(String(plain)).\(fields[4]).\(fields[3])",
                        contentType: ContentType(ofFileNamed: "a." + fields[3]).name, content: files[index],
                        scale: Int(fields[2]) ?? 1, isDark: fields[1] == "dark"))
            default: break
            }
        }
        (self.colors, self.pictures) = (colors, pictures)
    }

    private static func color(_ text: String) -> Color? {
        let parts = text.split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4 else { return nil }
        return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

extension BundledCatalogs {
    /// The places of all colors, by which a ``Color`` names one.
    private static let colors: (all: [AssetCatalog.NamedColor], places: [String: [String: UInt32]]) = {
        var (all, places) = ([AssetCatalog.NamedColor](), [String: [String: UInt32]]())
        for module in shared.modules {
            for (name, color) in module.assets.colors.sorted(by: { $0.key < $1.key }) {
                places[name, default: [:]][module.name] = UInt32(all.count)
                all.append(color)
            }
        }
        return (all, places)
    }()

    /// The place of a color; `nil` if no catalog has one of that name.
    static func place(ofColor name: String, module: String?) -> UInt32? {
        guard let places = colors.places[name] else { return nil }
        if let module { return places[module] }
        return places.min { $0.key < $1.key }?.value
    }

    static func color(at place: UInt32) -> AssetCatalog.NamedColor? {
        colors.all.indices.contains(Int(place)) ? colors.all[Int(place)] : nil
    }

    /// A picture; `nil` if no catalog has one of that name.
    func picture(named name: String, module: String?) -> AssetCatalog.Picture? {
        modules(named: module).lazy.compactMap { $0.assets.pictures[name] }.first
    }
}

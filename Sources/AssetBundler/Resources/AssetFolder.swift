#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An asset catalog, a folder `Media.xcassets`: its colors and pictures.
package struct AssetFolder {
    /// A color in the light and the dark color scheme.
    package struct NamedColor: Equatable {
        package let name: String
        package let light: AssetColor
        package let dark: AssetColor?
    }

    /// A picture and its files.
    package struct Picture: Equatable {
        package struct File: Equatable {
            package let path: String
            package let scale: Int
            package let isDark: Bool
        }

        package let name: String
        package let isTemplate: Bool
        package let files: [File]
    }

    package private(set) var colors: [NamedColor] = []
    package private(set) var pictures: [Picture] = []
    /// What a browser cannot show, for the output of the build.
    package private(set) var warnings: [ResourceError] = []

    /// Reads a folder.
    package init(path: String) throws { try readFolder(path, prefix: "", level: 0) }

    private static let shown: Set = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg"]

    private mutating func readFolder(_ path: String, prefix: String, level: Int) throws {
        guard level < 16 else { throw ResourceError(path, "These folders are too deep in one another.") }
        for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() {
            let inner = "\(path)/\(name)"
            if name.hasSuffix(".colorset") {
                try readColor(inner, name: prefix + name.dropLast(9))
            } else if name.hasSuffix(".imageset") {
                try readPicture(inner, name: prefix + name.dropLast(9))
            } else if !name.contains("."), let contents = try? Self.contents(of: inner) {
                let isNamespace = contents.properties?.providesNamespace == true
                try readFolder(inner, prefix: isNamespace ? prefix + name + "/" : prefix, level: level + 1)
            } else if !name.contains("."), Self.isFolder(inner) {
                try readFolder(inner, prefix: prefix, level: level + 1)
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
    }

    private static func contents(of folder: String) throws -> Contents {
        let path = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ResourceError(path, "There is no such file.")
        }
        do {
            return try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            throw ResourceError(path, "This does not describe an asset: \(error)")
        }
    }

    private mutating func readColor(_ path: String, name: String) throws {
        let colors = Self.usual(try Self.contents(of: path).colors ?? [])
        func color(isDark: Bool) throws -> AssetColor? {
            guard let found = colors.first(where: { $0.isDark == isDark })?.color else { return nil }
            guard let color = AssetColor(found) else {
                throw ResourceError(path + "/Contents.json", "A color is not in one of the known forms.")
            }
            return color
        }
        let dark = try color(isDark: true)
        guard let light = try color(isDark: false) ?? dark else { return }
        self.colors.append(NamedColor(name: name, light: light, dark: dark))
    }

    private mutating func readPicture(_ path: String, name: String) throws {
        let contents = try Self.contents(of: path)
        var files: [Picture.File] = []
        for image in Self.usual((contents.images ?? []).filter { $0.filename != nil }) {
            guard let name = image.filename, let ending = name.split(separator: ".").last?.lowercased() else {
                continue
            }
            guard Self.shown.contains(ending) else {
                warnings.append(
                    ResourceError(
                        "\(path)/\(name)", "Browsers do not show \(ending.uppercased()) files. Add an SVG or PNG file.")
                )
                continue
            }
            let scale = Int((image.scale ?? "1x").dropLast()) ?? 1
            let isKnown = files.contains { $0.scale == scale && $0.isDark == image.isDark }
            if !isKnown { files.append(.init(path: "\(path)/\(name)", scale: scale, isDark: image.isDark)) }
        }
        pictures.append(
            Picture(
                name: name, isTemplate: contents.properties?.templateRenderingIntent == "template",
                files: files.sorted { ($0.isDark ? 1 : 0, $0.scale) < ($1.isDark ? 1 : 0, $1.scale) }))
    }

    /// Those for any device, or else those for any; none for a high contrast.
    private static func usual(_ variants: [Variant]) -> [Variant] {
        let variants = variants.filter { !$0.isForContrast }
        let universal = variants.filter { $0.idiom == nil || $0.idiom == "universal" }
        return universal.isEmpty ? variants : universal
    }

    private struct Contents: Decodable {
        let colors: [Variant]?
        let images: [Variant]?
        let properties: Properties?
    }

    private struct Properties: Decodable {
        let providesNamespace: Bool?
        let templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    private struct Variant: Decodable {
        let idiom: String?
        let filename: String?
        let scale: String?
        let appearances: [[String: String]]?
        let color: AssetColor.Description?

        var isDark: Bool { appearances?.contains { $0["value"] == "dark" } == true }
        var isForContrast: Bool { appearances?.contains { $0["appearance"] == "contrast" } == true }
    }
}

/// A color of a catalog in sRGB, with parts from 0 to 1.
package struct AssetColor: Equatable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    struct Description: Decodable {
        let space: String?
        let components: [String: String]?
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }
    }

    /// Creates the color that a catalog describes; `nil` if it is in no known form.
    init?(_ description: Description) {
        if let reference = description.reference {
            guard let number = Self.systemColors[reference] else { return nil }
            self.init(
                red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
                blue: Double(number & 255) / 255)
            return
        }
        guard let components = description.components else { return nil }
        func part(_ name: String) -> Double? { components[name].flatMap(Self.part) }
        let opacity = part("alpha") ?? 1
        if let white = part("white") {
            self.init(red: white, green: white, blue: white, opacity: opacity)
            return
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        switch description.space {
        case "display-p3":
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            self.init(
                red: Self.encoded(1.2249401 * r - 0.2249402 * g), green: Self.encoded(-0.0420569 * r + 1.0420571 * g),
                blue: Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), opacity: opacity)
        case "extended-linear-srgb":
            self.init(
                red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), opacity: opacity)
        default: self.init(red: red, green: green, blue: blue, opacity: opacity)
        }
    }

    /// `0x1F` and `31` are of 255, and `0.122` of 1.
    private static func part(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }

    private static func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ part: Double) -> Double {
        let part = min(max(part, 0), 1)
        return part <= 0.0031308 ? part * 12.92 : 1.055 * power(part, 1 / 2.4) - 0.055
    }

    /// Of the operating system's colors, those that have a name in catalogs.
    private static let systemColors = [
        "systemRedColor": 0xFF3B30, "systemOrangeColor": 0xFF9500, "systemYellowColor": 0xFFCC00,
        "systemGreenColor": 0x34C759, "systemMintColor": 0x00C7BE, "systemTealColor": 0x30B0C7,
        "systemBlueColor": 0x007AFF, "systemIndigoColor": 0x5856D6, "systemPurpleColor": 0xAF52DE,
        "systemPinkColor": 0xFF2D55, "systemBrownColor": 0xA2845E, "systemGrayColor": 0x8E8E93,
    ]

    /// The fields of a line that MartletUI's `AssetCatalog` reads.
    var field: String {
        [red, green, blue, opacity].map { String((min(max($0, 0), 1) * 10_000).rounded() / 10_000) }.joined(
            separator: " ")
    }
}

import AssetBundler
import FoundationEssentials
import Testing

/// The catalogs of a module as a Swift file.
@Suite struct ResourcesFileTests {
    /// Writes files into a folder of their own, and returns what is made of them.
    private func made(_ files: [String: String], _ catalogs: [String]) throws -> (
        text: String, warnings: [ResourceError]
    ) {
        let folder = FileManager.default.temporaryDirectory.path + "/martlet-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (path, content) in files {
            let whole = folder + "/" + path
            let parent = whole.prefix(upTo: whole.lastIndex(of: "/") ?? whole.endIndex)
            try FileManager.default.createDirectory(atPath: String(parent), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: URL(filePath: whole))
        }
        let file = try ResourcesFile(module: "Birds", catalogs: catalogs.map { folder + "/" + $0 })
        return (try file.text(), file.warnings)
    }

    private static let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "": {}, "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo\tdu\n\\"}}}},
          "%lld birds": {"comment": "x", "localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld bird"}}, "other": {"stringUnit": {"value": "%lld birds"}}}}},
            "ru": {"variations": {"device": {"other": {"variations": {"plural": {"few": {"stringUnit": {"value": "F"}}}}}, "mac": {"stringUnit": {"value": "M"}}}}},
            "fr": {"stringUnit": {"state": "new", "value": ""}}}},
          "both": {"localizations": {"en": {"stringUnit": {"value": "%#@b@ in %2$#@t@"}, "substitutions": {
            "b": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg birds"}}}}},
            "t": {"variations": {"plural": {"other": {"stringUnit": {"value": "%arg trees"}}}}}}}}}
        }}
        """#

    @Test func stringCatalogs() throws {
        let (text, _) = try made(["Localizable.xcstrings": Self.catalog], ["Localizable.xcstrings"])
        let lines = text.split(separator: "\n").map(String.init)
        #expect(text.contains("nonisolated enum BundledResources: _BundledResources {"))
        #expect(
            lines.contains { $0.hasPrefix("    static let _texts = #") } && lines.contains("table\tLocalizable\ten"),
            "\(text)")
        #expect(lines.contains("key\tHello") && lines.contains("text\ten\tHello"))
        #expect(lines.contains("text\tde\tHallo\\tdu\\n\\\\"))
        #expect(
            lines.contains("plural\ten\t\t0\tone\t%lld bird\tother\t%lld birds") && lines.contains("text\ten\t%#@@"))
        #expect(lines.contains("plural\tru\t\t0\tfew\tF") && !text.contains("text\tfr"))
        #expect(
            lines.contains("plural\ten\tb\t1\tother\t%arg birds")
                && lines.contains("plural\ten\tt\t2\tother\t%arg trees"))
    }

    @Test func stringsAndDictionaries() throws {
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>n</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%@ hat %#@v@ und %2$#@w@</string>
            <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Vogel</string></dict>
            <key>w</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>other</key><string>%d Nester</string></dict>
            </dict></dict></plist>
            """
        let (text, _) = try made(
            [
                "de.lproj/T.strings":
                    "/* a */ \"k \\\"q\\\"\" = \"w\\n\\U00e9\"; // b\nplain = \"x\";\n\"n\" = \"no\";",
                "Base.lproj/T.strings": "\"k\" = \"base\";", "en.lproj/T.strings": "\"plain\" = \"y\";",
                "de.lproj/T.stringsdict": dictionary,
            ], ["Base.lproj/T.strings", "de.lproj/T.strings", "de.lproj/T.stringsdict", "en.lproj/T.strings"])
        let lines = text.split(separator: "\n").map(String.init)
        #expect(
            lines.contains("table\tT\ten") && lines.contains("key\tk \"q\"") && lines.contains("text\tde\tw\\né"),
            "\(text)")
        #expect(lines.contains("text\ten\tbase") && lines.contains("text\ten\ty") && lines.contains("text\tde\tx"))
        #expect(
            lines.contains("text\tde\t%@ hat %#@v@ und %2$#@w@") && lines.contains("plural\tde\tv\t2\tone\t%d Vogel"))
        #expect(lines.contains("plural\tde\tw\t2\tother\t%d Nester") && !text.contains("\tno"))
    }

    @Test(arguments: [
        ("A.xcstrings", "{"), ("de.lproj/A.strings", "\"a\" = \"b\""), ("de.lproj/A.strings", "\"a\" \"b\";"),
        ("de.lproj/A.strings", "/* a"), ("de.lproj/A.strings", "\"a"), ("de.lproj/A.stringsdict", "x"),
    ])
    func whatIsWrongIsSaid(name: String, content: String) throws {
        let error = #expect(throws: ResourceError.self) { try made([name: content], [name]) }
        #expect(error?.path.contains(name) == true && error?.message.isEmpty == false)
    }

    private static func color(_ red: String, _ space: String = "srgb") -> String {
        #"{"color-space": "\#(space)", "components": {"red": "\#(red)", "green": "0x80", "blue": "0.500", "alpha": "1.000"}}"#
    }

    @Test func assetCatalogs() throws {
        let (text, warnings) = try made(
            [
                "M.xcassets/Contents.json": "{}",
                "M.xcassets/AccentColor.colorset/Contents.json":
                    #"{"colors": [{"idiom": "universal", "color": \#(Self.color("255"))}, "#
                    + #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": \#(Self.color("0xFF", "display-p3"))}, "#
                    + #"{"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}], "color": \#(Self.color("0"))}]}"#,
                "M.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
                "M.xcassets/Brand/deep sea.colorset/Contents.json":
                    #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "1"}}}]}"#,
                "M.xcassets/Group/None.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
                "M.xcassets/Robin Image.imageset/Contents.json":
                    #"{"images": [{"filename": "a.png", "scale": "1x", "idiom": "universal"}, {"filename": "b.png", "scale": "2x", "idiom": "universal"}, "#
                    + #"{"scale": "3x", "idiom": "universal"}, {"filename": "c.pdf", "idiom": "universal"}], "properties": {"template-rendering-intent": "template"}}"#,
                "M.xcassets/Robin Image.imageset/a.png": "A", "M.xcassets/Robin Image.imageset/b.png": "B",
                "M.xcassets/Robin Image.imageset/c.pdf": "C",
            ], ["M.xcassets"])
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.contains("color\tAccentColor\t1.0 0.502 0.5 1.0\t1.0 0.4648 0.4828 1.0"), "\(text)")
        #expect(lines.contains("color\tBrand/deep sea\t0.25 0.25 0.25 0.0039\t"), "\(text)")
        #expect(lines.contains("image\tRobin Image\ttemplate"))
        #expect(
            lines.contains { $0.hasPrefix("file\t\t1\tpng\t") } && lines.contains { $0.hasPrefix("file\t\t2\tpng\t") })
        #expect(text.contains("        \"QQ==\",\n        \"Qg==\""))
        #expect(text.contains(#"static let accent = ColorResource(name: "AccentColor", module: "Birds")"#))
        #expect(text.contains("    enum Brand {\n        static let deepSea = ColorResource(name: \"Brand/deep sea\""))
        #expect(text.contains(#"static let robin = ImageResource(name: "Robin Image", module: "Birds")"#))
        #expect(!text.contains("static var accent: Color"), "a color has that name already")
        #expect(warnings.map(\.message) == ["Browsers do not show PDF files. Add an SVG or PNG file."])
    }

    @Test func namesForCode() {
        let names = [
            ("AccentColor", "accent"), ("URLBar", "urlBar"), ("deep-sea blue", "deepSeaBlue"), ("2nd", "_2nd"),
            ("Color", "color"), ("default", "`default`"), ("ÄhreColor", "ähre"), ("x.y", "xY"), ("ABC", "abc"),
        ]
        for (name, symbol) in names { #expect(AssetSymbol.name(of: name, without: "Color") == symbol) }
        #expect(AssetSymbol.name(of: "--", without: "Color") == nil)
        #expect(AssetSymbol.typeName(of: "my brand") == "MyBrand" && AssetSymbol.typeName(of: "!") == nil)
    }

    @Test func nothingIsAFileToo() throws {
        let empty = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#
        let (text, warnings) = try made(["Localizable.xcstrings": empty], ["Localizable.xcstrings"])
        #expect(
            text.contains("static let _files: [StaticString] = [") && !text.contains("extension") && warnings.isEmpty)
        #expect(!text.contains("table"))
    }
}

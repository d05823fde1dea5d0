import Testing

@testable import AssetBundler

@Suite struct AssetsFileTests {
    @Test func textsStandAsTheyAre() {
        #expect(AssetsFile.literal("a\n\\(b)") == "#\"\"\"\na\n\\(b)\n\"\"\"#")
        #expect(AssetsFile.literal("#a\"\"\"## b#") == "###\"\"\"\n#a\"\"\"## b#\n\"\"\"###")
    }

    @Test func theFileHasScriptsStyleSheetAndIcon() {
        let file = AssetsFile.text(
            modules: [
                ("martlet", "// The entry.\nimport { a } from \"./a.js\";\na( );"), ("a", "export const a = f;"),
                ("martlet-more", "export const more = 1;"),
            ], styleSheet: "/* Colors */\n.a {\n  color: red;\n}\n", icon: "<svg/>")
        let start = file.firstRange(of: "static let scripts")?.lowerBound ?? file.endIndex
        #expect(
            file[start...] == """
                static let scripts: [(name: String, text: String)] = [
                        ("martlet", #\"""
                const a=f;
                a();

                \"""#),
                        ("martlet-more", #\"""
                const more=1;
                export{more};

                \"""#),
                    ]
                    static let styleSheet = #\"""
                .a {
                color: red;
                }

                \"""#
                    static let icon = #\"""
                <svg/>
                \"""#
                }

                """)
    }
}

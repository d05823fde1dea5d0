import Testing

@testable import AssetBundler

@Suite struct StyleSheetTests {
    @Test func commentsAndIndentationGo() {
        #expect(StyleSheet.strip("/* a\n b */\n\n.a {\n  color: red; /* c */\n}\n") == ".a {\ncolor: red; \n}\n")
        #expect(StyleSheet.strip("a /* never ends") == "a \n")
    }

    @Test func ofMartletsOwnAllRulesStay() throws {
        let source = try ClientFolder.text("martlet.css")
        let served = StyleSheet.strip(source)
        #expect(served.count < source.count && !served.contains("/*") && !served.contains("\n "))
        #expect(served.filter { $0 == "{" }.count == served.filter { $0 == "}" }.count)
    }
}

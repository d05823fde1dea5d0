import MartletUI
import Testing

@Suite struct TemplateImageTests {
    private func html<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func aTemplateIsAMaskOfItself() throws {
        let page = try EnginePage { Image("/bird.png").renderingMode(.template) }
        let picture = page.styledHTML
        #expect(picture.contains(#"src="/bird.png""#) && picture.contains("m-template"), "\(picture)")
        #expect(page.graph.styleSheet().contains(#"{mask-image:url("/bird.png")}"#))
    }

    @Test func othersHaveTheirColors() throws {
        let plain = try html { Image("/bird.png") }
        #expect(try html { Image("/bird.png").renderingMode(.original) } == plain)
        #expect(try html { Image("/bird.png").renderingMode(.template).renderingMode(nil) } == plain)
        for path in ["https://example.org/a.png", "//example.org/a.png", "javascript:alert(1)"] {
            let page = try EnginePage { Image(path).renderingMode(.template) }
            #expect(!page.graph.styleSheet().contains("mask-image") && !page.styledHTML.contains("m-template"))
        }
        let symbol = try html { Image(systemName: "star") }
        #expect(try html { Image(systemName: "star").renderingMode(.template) } == symbol)
    }

    @Test func aPathCannotLeaveItsPlace() throws {
        let page = try EnginePage { Image(#"/a");color:red;}\</style>b c.png"#).renderingMode(.template) }
        #expect(page.graph.styleSheet().contains(#""/a%22%29%3Bcolor:red%3B%7D%5C%3C/style%3Eb%20c.png""#))
    }

    @Test(arguments: Extremes.texts) func anyPathIsPlainText(text: String) throws {
        let page = try EnginePage { Image("/a" + text).renderingMode(.template) }
        let rule = #/\{mask-image:url\("/a[-A-Za-z0-9._~\/?&=%#:@+,!*$]*"\)}/#
        #expect(page.graph.styleSheet().contains(rule))
    }
}

import MartletUI
import Testing

/// `HTML("link")`, `HTML("style")` and a `style` attribute are rejected with a message in development, not silently
/// turned into a `<div>`.
@Suite struct RefusalTests {
    private struct Page<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
    }

    private func reported<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [String] {
        try EnginePage { Page(content: content) }.reported.map(\.message)
    }

    @Test func aStyleSheetOfAPagesOwnIsReported() throws {
        for reported in [
            try reported { HTML("link").attribute("rel", "x") }, try reported { HTML("style") { Text("p{}") } },
        ] {
            #expect(reported.count == 1)
            #expect(reported.first?.contains("A page holds no <") == true)
            #expect(reported.first?.contains("Name style sheets and icons in App.brand") == true)
        }
    }

    @Test func whatBelongsToTheDocumentHasAnAdviceOfItsOwn() throws {
        #expect(try reported { HTML("meta") }.first?.contains(".metadata(name:content:)") == true)
        #expect(try reported { HTML("SCRIPT") }.first?.contains("runs no script") == true)
        #expect(try reported { HTML("iframe") }.first?.contains("link to it") == true)
        #expect(try reported { HTML("no name") }.first?.contains("Name an element of HTML") == true)
    }

    @Test func anAttributeThatIsLeftOutIsReported() throws {
        let style = try reported { HTML("p").attribute("style", "color:red") }
        #expect(style.count == 1)
        #expect(style.first?.contains("no attribute \"style\"") == true)
        #expect(style.first?.contains(".class(_:) and a style sheet that App.brand names") == true)
        #expect(try reported { HTML("p").attribute("onclick", "x()") }.first?.contains(".onClick") == true)
        #expect(try reported { HTML("p").attribute("srcdoc", "x") }.count == 1)
    }

    @Test func whatAPageMayHoldIsNotReported() throws {
        #expect(
            try reported {
                HTML("div") { HTML("article").attribute("title", "a").attribute("style", nil) }.class("card")
                HTML("a") { Text("a") }.attribute("href", "javascript:x")
            } == [])
    }

    @Test func outsideDevelopmentNothingIsSaid() throws {
        let page = try EnginePage(Page { HTML("style").attribute("style", "a") }) { $0.isDevelopment = false }
        #expect(page.reported.isEmpty)
        #expect(page.markup.contains("<div></div>"))
    }
}

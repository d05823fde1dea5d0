import MartletUI
import Testing

/// `HTML("link")`, `HTML("style")` and a `style` attribute are rejected with a message in development, not silently
/// turned into a `<div>`.
@Suite struct RefusalTests {
    private struct Page<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
    }

    private func told<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [String] {
        try EnginePage { Page(content: content) }.reported.map(\.message)
    }

    @Test func aStyleSheetOfAPagesOwnIsTold() throws {
        for told in [try told { HTML("link").attribute("rel", "x") }, try told { HTML("style") { Text("p{}") } }] {
            #expect(told.count == 1)
            #expect(told.first?.contains("A page holds no <") == true)
            #expect(told.first?.contains("Name style sheets and icons in App.brand") == true)
        }
    }

    @Test func whatBelongsToTheDocumentHasAnAdviceOfItsOwn() throws {
        #expect(try told { HTML("meta") }.first?.contains(".metadata(name:content:)") == true)
        #expect(try told { HTML("SCRIPT") }.first?.contains("runs no script") == true)
        #expect(try told { HTML("iframe") }.first?.contains("link to it") == true)
        #expect(try told { HTML("no name") }.first?.contains("Name an element of HTML") == true)
    }

    @Test func anAttributeThatIsLeftOutIsTold() throws {
        let style = try told { HTML("p").attribute("style", "color:red") }
        #expect(style.count == 1)
        #expect(style.first?.contains("no attribute \"style\"") == true)
        #expect(style.first?.contains(".class(_:) and a style sheet that App.brand names") == true)
        #expect(try told { HTML("p").attribute("onclick", "x()") }.first?.contains(".onClick") == true)
        #expect(try told { HTML("p").attribute("srcdoc", "x") }.count == 1)
    }

    @Test func whatAPageMayHoldIsNotTold() throws {
        #expect(
            try told {
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

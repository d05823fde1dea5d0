import Martlet
import MartletTesting
import Testing

@Suite struct ShareLinkTests {
    @Test func withoutAScriptTheLinkIsShown() async throws {
        let page = try await TestPage {
            if let url = URL(string: "https://www.swift.org/") {
                ShareLink("Share it", item: url, message: Text("Look"))
            }
            ShareLink(item: "a text")
        }
        #expect(page.html.contains("href=\"https://www.swift.org/\"") && page.html.contains("data-text=\"Look\""))
        #expect(page.html.contains("a text") && page.html.contains("Share…"))
    }

    @Test func severalAreSharedTogether() async throws {
        let links = try ["https://a.example/1", "https://a.example/2"].map { try #require(URL(string: $0)) }
        let page = try await TestPage { ShareLink(items: links) }
        #expect(page.html.contains("<output>https://a.example/1\nhttps://a.example/2</output>"), "\(page.html)")
        let texts = try await TestPage { ShareLink(items: ["a", "b"]) { Text("Send") } }
        #expect(texts.html.contains("a\nb"), "\(texts.html)")
    }
}

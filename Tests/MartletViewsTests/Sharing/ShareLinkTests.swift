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
}

import Martlet
import MartletTesting
import Testing

@Suite struct ContentMarginsTests {
    @Test func theContentHasMargins() async throws {
        let page = try await TestPage { ScrollView { Text("a") }.contentMargins(.horizontal, 8) }
        #expect(page.html.contains("--m-block:0 0") || page.html.contains("--m-block:0px 0px"))
        #expect(page.html.contains("--m-inline:8px 8px") && page.html.contains("m-margins"))
        let bars = try await TestPage { ScrollView { Text("a") }.contentMargins(8, for: .scrollIndicators) }
        #expect(!bars.html.contains("8px"))
    }

    @Test func aScrollViewStaysWhereItIs() async throws {
        let page = try await TestPage { ScrollView { Text("a") }.scrollDisabled(true).scrollClipDisabled() }
        #expect(page.html.contains("m-unscrollable"))
        let other = try await TestPage { ScrollView { Text("a") }.scrollDisabled(false) }
        #expect(!other.html.contains("m-unscrollable"))
    }
}

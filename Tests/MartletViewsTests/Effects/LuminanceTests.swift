import Martlet
import MartletTesting
import Testing

@Suite struct LuminanceTests {
    @Test func aFilterBesideTheViewMakesItsLightOpaque() async throws {
        let page = try await TestPage { Text("Ink").luminanceToAlpha() }
        #expect(page.html.contains("<feColorMatrix type=\"luminanceToAlpha\">"), "\(page.html)")
        #expect(page.styleSheet.contains("filter:url(#m-luminance)"))
    }

    @Test func aSliderHasNoThumb() async throws {
        let page = try await TestPage { Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden) }
        #expect(page.styleSheet.contains("::-webkit-slider-thumb{opacity:0}"), "\(page.styleSheet)")
        let plain = try await TestPage { TabView { Tab("A", systemImage: "star") { Text("a") } } }
        let hinted = try await TestPage {
            TabView { Tab("A", systemImage: "star") { Text("a") } }
                .tabViewSidebarHeader { Text("b") }.tabViewSidebarFooter { Text("c") }.tabViewSidebarBottomBar {
                    Text("d")
                }
        }
        #expect(hinted.html == plain.html)
    }
}

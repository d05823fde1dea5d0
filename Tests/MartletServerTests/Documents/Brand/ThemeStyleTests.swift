import MartletUI
import Testing

@testable import MartletServer

@Suite struct ThemeStyleTests {
    private func css(_ brand: Brand) -> String { ThemeStyle.css(brand, fonts: "0123/") }

    @Test func aBrandThatSaysNothingAddsNothing() {
        #expect(css(Brand().description("a").density(.regular)) == "")
    }

    @Test func valuesArePropertiesInALayerAboveTheBase() {
        let brand = Brand().tint(light: .indigo, dark: Color(white: 1)).cornerRadius(12.5).density(.compact)
            .font("Inter", design: .default).font("Plex \"Mono\"; }", design: .monospaced)
        #expect(
            css(brand) == "@layer martlet.theme{:root{--m-accent:light-dark(var(--m-indigo),rgb(255 255 255));"
                + "--m-radius:12.5px;--m-font-default:\"Inter\",system-ui,sans-serif;"
                + "--m-font-monospaced:\"Plex Mono \",ui-monospace,monospace;--m-density:0.8}}")
        #expect(css(Brand().tint(.purple)) == "@layer martlet.theme{:root{--m-accent:var(--m-purple)}}")
    }

    /// A property that meant itself would have no value.
    @Test func theAccentColorIsNotItself() {
        #expect(css(Brand().tint(.accentColor)) == "")
        #expect(css(Brand().tint(light: .red, dark: .accentColor.opacity(0.5))) == "")
    }

    @Test func fontsAreFoundFromTheStyleSheet() {
        let brand = Brand().fontFile("Inter", "fonts/Inter 1.woff2", weights: 100...900)
            .fontFile("Inter", "/italic.ttf", isItalic: true)
        #expect(
            css(brand) == "@font-face{font-family:\"Inter\";src:url(\"0123/fonts/Inter%201.woff2\");"
                + "font-weight:100 900;font-style:normal;font-display:swap}"
                + "@font-face{font-family:\"Inter\";src:url(\"../../italic.ttf\");"
                + "font-weight:400;font-style:italic;font-display:swap}")
    }

    @Test func nothingOfAVisitorsIsInIt() throws {
        struct Program: App {
            static var brand: Brand { Brand().tint(.red) }
            var body: some Scene { WindowGroup("Page", path: "/") { Text("a") } }
        }
        let server = try Server(.testing, app: AppDefinition(Program.self), logger: testLogger)
        defer { server.stop() }
        let pages = try (0..<2).map { _ in try server.ask("GET", "/").text }
        let sheets = try pages.map { page in
            let start = try #require(page.firstRange(of: "rel=stylesheet href=\"")?.upperBound)
            return String(page[start...].prefix { $0 != "\"" })
        }
        #expect(sheets[0] == sheets[1])
        #expect(try server.ask("GET", sheets[0]).text.hasSuffix("@layer martlet.theme{:root{--m-accent:var(--m-red)}}"))
    }
}

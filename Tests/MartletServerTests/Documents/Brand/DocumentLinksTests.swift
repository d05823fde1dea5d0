import MartletUI
import Testing

@testable import MartletServer

/// "Description, theme color and icon in each head."
@Suite struct DocumentLinksTests {
    private func document<Content: View & SendableMetatype>(
        _ brand: Brand = Brand(), basePath: String = "", @ViewBuilder _ content: @escaping @Sendable () -> Content
    ) throws -> String {
        var configuration = ServerConfiguration.testing
        configuration.basePath = basePath
        let app = AppDefinition(brand: brand) { WindowGroup("Chairs & more", path: "/") { content() } }
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        return try server.ask("GET", basePath + "/").text
    }

    @Test func withoutAWordEachHeadHasThem() throws {
        let document = try document { Text("a") }
        #expect(document.contains("<meta name=description content=\"Chairs &amp; more\">"))
        #expect(document.contains("<meta name=theme-color content=\"#ffffff\" media=\"(prefers-color-scheme:light)\">"))
        #expect(document.contains("<meta name=theme-color content=\"#17171a\" media=\"(prefers-color-scheme:dark)\">"))
        #expect(document.contains("<link rel=icon href=\"/_martlet/assets/icon."))
        #expect(document.contains("<html lang=\"en\" data-martlet"))
    }

    @Test func aBrandSaysThemForAllPages() throws {
        let brand = Brand(files: ["a.css": [], "b.css": [], "i.png": [], "m.webmanifest": []])
            .description("Chairs \"and\" tables").styleSheet("a.css").styleSheet("b.css").icon("i.png")
            .manifest("m.webmanifest").themeColor(light: .red, dark: Color(red: 0, green: 0, blue: 1))
        let document = try document(brand) { Text("a") }
        let place = "/_martlet/assets/" + (try ProgramFiles(brand)).version
        #expect(document.contains("content=\"Chairs &quot;and&quot; tables\""))
        #expect(document.contains("content=\"#d92d20\" media=\"(prefers-color-scheme:light)\""))
        #expect(document.contains("content=\"rgb(0 0 255)\" media=\"(prefers-color-scheme:dark)\""))
        #expect(document.contains("<link rel=icon href=\"\(place)/i.png\">"))
        #expect(document.contains("<link rel=manifest href=\"\(place)/m.webmanifest\">"))
        let sheets = document.matches(of: #/rel=stylesheet href="(.*?)"/#).map { String($0.1) }
        #expect(sheets.count == 3 && sheets[0].contains("/martlet."))
        #expect(sheets.dropFirst() == ["\(place)/a.css", "\(place)/b.css"])
    }

    @Test func aPageSaysThemForItself() throws {
        let document = try document(Brand().description("all")) {
            Text("a").metadata(name: "description", content: "mine").metadata(name: "theme-color", content: "#123456")
                .metadata(name: "icon", content: "/mine.svg")
        }
        #expect(document.ranges(of: "description").count == 1 && document.contains("content=\"mine\""))
        #expect(document.ranges(of: "theme-color").count == 1 && document.contains("#123456"))
        #expect(document.ranges(of: "icon").count == 1 && document.contains("<link rel=\"icon\" href=\"/mine.svg\">"))
    }

    @Test func aPagesIconLiesBelowTheBase() throws {
        let document = try document(basePath: "/app") { Text("a").metadata(name: "icon", content: "/mine.svg") }
        #expect(document.contains("href=\"/app/mine.svg\""))
    }

    /// "`documentLanguage("ar")` sets the direction."
    @Test func aLanguageSetsTheDirection() throws {
        #expect(
            try document { Text("a").documentLanguage("ar") }.hasPrefix("<!DOCTYPE html><html lang=\"ar\" dir=\"rtl\" ")
        )
        #expect(try !document { Text("a").documentLanguage("de") }.contains("dir="))
    }

    /// "Refused with a message in development."
    @Test func aStyleSheetInAViewIsReportedOnThePage() throws {
        let document = try document {
            HTML("link").attribute("href", "/site.css")
            HTML("p").attribute("style", "color:red")
        }
        #expect(document.contains("A page holds no &lt;link&gt;; a &lt;div&gt; stands in its place."), "\(document)")
        #expect(
            document.contains("An element has no attribute &quot;style&quot;")
                || document.contains("no attribute \"style\""))
    }

    @Test func aProblemHasTheProgramsStyle() throws {
        let brand = Brand(files: ["a.css": []]).styleSheet("a.css")
        let app = AppDefinition(brand: brand) { WindowGroup("Page", path: "/") { Text("a") } }
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        let answer = try server.ask(
            "POST", "/_martlet/pages/AAAAAAAAAAAAAAAAAAAAAA/form?seq=1&at=/",
            headers: ["Accept: text/html", "Content-Type: application/x-www-form-urlencoded"])
        #expect(answer.status >= 400 && answer.text.contains("/a.css\""), "\(answer.text)")
    }
}

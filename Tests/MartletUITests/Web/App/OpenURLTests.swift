import FoundationEssentials
import MartletUI
import Testing

@Suite struct OpenURLTests {
    private struct Opener: View {
        let address: String
        @Environment(\.openURL) private var openURL
        @State private var answer = ""

        var body: some View {
            Text(answer).accessibilityIdentifier("answer")
            Button("open") {
                guard let url = URL(string: address) else { return answer = "none" }
                openURL(url) { answer = $0 ? "yes" : "no" }
            }
            .accessibilityIdentifier("open")
        }
    }

    /// A page as the server makes it, with an action that opens addresses.
    private static func page<Content: View>(
        basePath: String = "", @ViewBuilder _ content: @escaping () -> Content
    ) throws -> (graph: ViewGraph, reported: Reports) {
        let reported = Reports()
        let options = GraphOptions()
        options.onDiagnostic = { reported.diagnostics.append($0.diagnostic) }
        options.basePath = basePath
        let app = AppInstance(scenes: WindowGroup("a", path: "/") { content() }, KeyedStore())
        let graph = try #require(app.pages.first?.makeGraph(options))
        graph.flush()
        return (graph, reported)
    }

    private final class Reports { var diagnostics: [Diagnostic] = [] }

    private static func press(_ identifier: String, _ type: EventType = .click, in graph: ViewGraph) throws -> String {
        let dom = try ModelDOM(graph)
        let number = try #require(dom.element(identifier)?.number)
        let found = try #require(ActionFinder.handler(at: number, for: type, in: graph))
        guard case .action(let action) = found.handler else { throw WireMismatch("no action") }
        try action()
        graph.flush()
        return String(decoding: graph.patches.take(), as: UTF8.self)
    }

    @Test(arguments: ["https://example.org/a?b", "http://example.org", "/help", "mailto:a@example.org", "tel:+41"])
    func aPagesAddressIsGoneTo(address: String) throws {
        let (graph, reported) = try Self.page { Opener(address: address) }
        _ = graph.html()
        let patches = try Self.press("open", in: graph)
        #expect(patches.contains("[\"n\",\"\(address)\"]"), "\(patches)")
        #expect(patches.contains("\"yes\""))
        #expect(reported.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,a", "file:///etc/passwd", "//example.org", "note:1", "help",
        "vbscript:a",
        "JaVaScRiPt:alert(1)", "blob:https://a",
    ])
    func anyOtherIsReportedAndGoesNowhere(address: String) throws {
        let (graph, reported) = try Self.page { Opener(address: address) }
        _ = graph.html()
        let patches = try Self.press("open", in: graph)
        #expect(!patches.contains("[\"n\""), "\(patches)")
        #expect(patches.contains("\"no\""))
        #expect(reported.diagnostics == [.unopenedAddress(address)])
    }

    @Test func aPathLiesBelowTheBase() throws {
        let (graph, _) = try Self.page(basePath: "/app") { Opener(address: "/help") }
        _ = graph.html()
        #expect(try Self.press("open", in: graph).contains("[\"n\",\"/app/help\"]"))
    }

    private struct AtOnce: View {
        let address: String
        @Environment(\.openURL) private var openURL
        var body: some View { Text("a").onAppear { URL(string: address).map { openURL($0) } } }
    }

    @Test func beforeThePageIsShownItsAnswerLeadsThere() throws {
        let (graph, _) = try Self.page { AtOnce(address: "https://example.org/") }
        #expect(graph.documentHead?.redirect == "https://example.org/")
        let (other, reported) = try Self.page { AtOnce(address: "mailto:a@example.org") }
        #expect(other.documentHead?.redirect == nil, "the page would never be seen")
        #expect(reported.diagnostics == [.unopenedAddress("mailto:a@example.org")])
    }

    private struct Deciding: View {
        @State private var log = ""
        var body: some View {
            VStack {
                Text(log).accessibilityIdentifier("log")
                if let note = URL(string: "note:1"), let web = URL(string: "https://example.org/") {
                    Link("Note", destination: note).accessibilityIdentifier("note")
                    Link("Web", destination: web).accessibilityIdentifier("web")
                    Opener(address: "note:2")
                    Opener(address: "drop:3").id(3)
                }
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    switch url.scheme {
                    case "note":
                        log += "\(url.absoluteString) "
                        return .handled
                    case "drop": return .discarded
                    default: return .systemAction(URL(string: "/leaving") ?? url)
                    }
                })
        }
    }

    @Test func aProgramDecidesAboutItsLinks() throws {
        let (graph, _) = try Self.page { Deciding() }
        let dom = try ModelDOM(graph)
        let note = try #require(dom.element("note"))
        #expect(note.closest { $0.attributes["data-links"] != nil } != nil)
        #expect(note.attributes["data-on"] == nil, "the browser follows links by itself elsewhere")
        #expect(try Self.press("note", .link, in: graph).contains("note:1 "))
        #expect(try Self.press("open", in: graph).contains("note:1 note:2 "))
        #expect(try Self.press("web", .link, in: graph).contains("[\"n\",\"/leaving\"]"))
    }

    @Test func elsewhereLinksAreTheBrowsers() throws {
        let page = try EnginePage { if let url = URL(string: "/a") { Link("a", destination: url) } }
        #expect(page.markup.contains("<a href=\"/a\">a</a>"))
    }
}

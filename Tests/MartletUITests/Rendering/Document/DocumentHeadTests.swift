import Synchronization
import Testing

@testable import MartletUI

@Suite struct DocumentHeadTests {
    private struct Titles: View {
        @State private var count = 0
        @State private var hasInner = true

        var body: some View {
            VStack {
                Button("+") { count += 1 }.accessibilityIdentifier("inc")
                Button("Inner") { hasInner.toggle() }.accessibilityIdentifier("inner")
                if hasInner { Inner(count: count) }
            }
            .navigationTitle("Outer")
            .metadata(name: "description", content: "outer")
            .metadata(name: "author", content: "me")
        }
    }

    private struct Inner: View {
        let count: Int
        var body: some View {
            Text("inner").navigationTitle("Inner \(count)").metadata(name: "description", content: "inner")
                .httpStatus(404).httpStatus(500)
        }
    }

    @Test func theInnermostCounts() throws {
        let page = try EnginePage { Titles() }
        let head = try #require(page.graph.documentHead)
        #expect(head.title == "Inner 0")
        #expect(head.status == 404)
        #expect(head.metadata.map(\.content) == ["inner", "me"])
    }

    @Test func aTitleThatChangesIsAPatch() throws {
        let page = try EnginePage { Titles() }
        #expect(try page.press("inc").contains(#"["h","Inner 1"]"#))
        #expect(try page.press("inner").contains(#"["h","Outer"]"#))
        #expect(try !page.press("inc").contains(#"["h""#))
        #expect(try page.press("inner").contains(#"["h","Inner 2"]"#))
    }

    @Test func aPageThatSaysNothingHasNoHead() throws {
        #expect(try EnginePage { Text("plain") }.graph.documentHead == nil)
    }

    @Test(arguments: [0, 100, 199, 204, 205, 304, 600, -1])
    func aStatusWithoutABodyIsReported(_ status: Int) throws {
        let reported = Reports()
        try PagelessDiagnostics.$handler.withValue({ _ in reported.count.wrappingAdd(1, ordering: .relaxed) }) {
            let page = try EnginePage { Text("a").httpStatus(status) }
            #expect(page.graph.documentHead == nil)
        }
        #expect(reported.count.load(ordering: .relaxed) == 1)
    }

    @Test(arguments: [
        ("X-A\r\nB", "c"), ("", "a"), ("X A", "a"), ("X-A", "a\r\nSet-Cookie: b"), ("X-A", "a\u{0}"),
        ("Set-Cookie", "a=b"),
        ("content-security-policy", "x"), ("Content-Length", "5"), ("Transfer-Encoding", "chunked"), ("Location", "/"),
    ])
    func aHeaderThatIsNotTheProgramsIsLeftOut(_ name: String, _ value: String) {
        #expect(DocumentHeader(name: name, value: value) == nil)
    }

    @Test(arguments: [
        "//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "", "evil",
        "\\\\evil.example",
        "\t//evil.example", " /a",
    ])
    func aRedirectToAPathLeadsNowhereElse(_ path: String) {
        #expect(RedirectAction.entry(path: path) == .nothing)
    }

    @Test func aRedirectHoldsNoLineBreak() {
        #expect(RedirectAction.entry(path: "/a\r\nb é") == .redirect("/a%0D%0Ab%20%C3%A9"))
    }

    @Test func pathsLieBelowTheBase() throws {
        let page = try EnginePage(Paths()) { $0.basePath = "/app" }
        #expect(page.markup.contains("/app/one"))
        #expect(page.markup.contains("//cdn.example/x"))
        #expect(!page.markup.contains("/app//cdn"))
        #expect(try page.press("next").contains(#"["a",3,"href","/app/two"]"#) || page.markup.contains("/app/two"))
    }

    private struct Paths: View {
        @State private var path = "/one"

        var body: some View {
            VStack {
                HTML("a") { Text("a") }.attribute("href", path)
                HTML("a") { Text("b") }.attribute("href", "//cdn.example/x")
                Button("next") { path = "/two" }.accessibilityIdentifier("next")
            }
        }
    }
}

/// Counts reports.
private final class Reports: Sendable {
    let count = Atomic<Int>(0)
}

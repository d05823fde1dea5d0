import MartletUI
import Testing

@Suite struct SizeClassTests {
    private struct Horizontal: View {
        @Environment(\.horizontalSizeClass) private var sizeClass
        var body: some View { Text("horizontal \(String(describing: sizeClass!))") }
    }

    private struct Vertical: View {
        @Environment(\.verticalSizeClass) private var sizeClass
        var body: some View { Text("vertical \(String(describing: sizeClass!))") }
    }

    private func resized(_ width: Double, _ height: Double, of page: EnginePage) throws -> [String] {
        try page.evaluations {
            page.graph.update(viewport: SizeReport(CGSize(width: width, height: height)))
            try page.flush()
        }
    }

    @Test func aChangeEvaluatesItsReadersOnly() throws {
        let page = try EnginePage {
            Horizontal()
            Vertical()
        }
        #expect(page.graph.reportsViewport)
        #expect(page.markup.contains("horizontal regular") && page.markup.contains("vertical regular"))
        #expect(try resized(744, 480, of: page).isEmpty)
        #expect(try resized(743.75, 480, of: page) == ["Horizontal"])
        #expect(page.markup.contains("horizontal compact"))
        #expect(try resized(320, 479, of: page) == ["Vertical"])
        #expect(try resized(320, 479, of: page).isEmpty)
        #expect(try resized(1_000, 900, of: page).sorted() == ["Horizontal", "Vertical"])
    }

    @Test func aPageThatReadsNoneRequestsNoReports() throws {
        let page = try EnginePage { Text("Plain") }
        #expect(!page.graph.reportsViewport)
        #expect(try resized(300, 300, of: page).isEmpty)
    }

    private struct Later: View {
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }.accessibilityIdentifier("show")
            if isShown { Horizontal() }
        }
    }

    @Test func aReaderThatComesLaterRequestsReports() throws {
        let page = try EnginePage { Later() }
        #expect(!page.graph.reportsViewport)
        #expect(try page.press("show").contains("[\"w\"]"))
        #expect(page.graph.reportsViewport)
        page.graph.resync()
        #expect(try page.applyPatches().contains("[\"w\"]"), "a new document has to be asked again")
    }

    @Test func aViewAroundMaySetTheClass() throws {
        let page = try EnginePage { Horizontal().environment(\.horizontalSizeClass, .compact) }
        #expect(page.markup.contains("horizontal compact"))
        #expect(!page.graph.reportsViewport)
    }
}

import Martlet
import MartletTesting
import Testing

@Suite struct DiagnosticTests {
    @Test(arguments: TestTransport.allCases) func diagnosticsAreReported(over transport: TestTransport) async throws {
        struct Twins: View {
            @State private var names = ["a"]

            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { Text($0) }
                    Button("Again") { names.append("a") }
                }
            }
        }
        let page = try await TestPage(over: transport) { Twins() }
        #expect(page.diagnostics == [])
        try await page.click(.label("Again"))
        #expect(page.diagnostics.map(\.kind) == [.duplicateIdentifiers])
        #expect(page.diagnostics[0].description.contains("the identifier a occurs more than once"))
        #expect(page.errors == page.diagnostics.map(\.description))
    }

    /// A repeated diagnostic is reported once, with a count and the name of the view.
    @Test func whatAllRowsDoWrongIsReportedOnceWithACount() async throws {
        struct Row: View {
            var body: some View { Image(systemName: "no.such.thing") }
        }
        struct Rows: View {
            @State private var count = 1_000

            var body: some View {
                Button("More") { count += 1 }
                ForEach(0..<count, id: \.self) { _ in Row() }
            }
        }
        let page = try await TestPage { Rows() }
        #expect(page.diagnostics.map(\.count) == [1_000])
        #expect(page.diagnostics.map(\.view) == ["Row"])
        let description = try #require(page.diagnostics.first).description
        #expect(description.hasPrefix("Row: There is no symbol") && description.hasSuffix("(1000 times so far)"))
        try await page.click(.label("More"))
        #expect(page.diagnostics.count == 1)
    }

    @Test func aDiagnosticOfAnActionNamesItsView() async throws {
        struct Opener: View {
            @Environment(\.openWindow) private var openWindow

            var body: some View { Button("Open") { openWindow(id: "nowhere") } }
        }
        let page = try await TestPage { VStack { Opener() } }
        try await page.click(.label("Open"))
        #expect(page.diagnostics.map(\.view) == ["Opener"])
        #expect(page.errors.count == 1)
        #expect(page.errors.first?.hasPrefix("Opener: openWindow found no scene") == true)
    }

    @Test func aControlThatNothingNamesIsReported() async throws {
        struct Dot: View {
            var body: some View { Circle().onTapGesture {} }
        }
        let page = try await TestPage { Dot() }
        #expect(page.diagnostics.map(\.kind) == [.unusableControl])
        #expect(page.diagnostics.map(\.view) == ["Dot"])
    }

    @Test func aWriteInABodyIsReported() async throws {
        struct Writer: View {
            @State private var count = 0

            var body: some View {
                count = 1
                return Text("x")
            }
        }
        let page = try await TestPage { Writer() }
        #expect(page.diagnostics.map(\.kind) == [.writeDuringBody])
        #expect(page.diagnostics[0].description.contains("count"))
    }

    @Test func htmlThatABrowserRearrangesIsReported() async throws {
        let page = try await TestPage { HTML("p") { HTML("div") { Text("x") } } }
        #expect(page.diagnostics.map(\.kind) == [.invalidContent])
    }
}

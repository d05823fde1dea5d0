import Martlet
import MartletTesting
import Testing

@Suite struct DiagnosticTests {
    @Test(arguments: TestTransport.allCases) func mistakesAreTold(over transport: TestTransport) async throws {
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

    @Test func aWriteInABodyIsTold() async throws {
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

    @Test func htmlThatABrowserRearrangesIsTold() async throws {
        let page = try await TestPage { HTML("p") { HTML("div") { Text("x") } } }
        #expect(page.diagnostics.map(\.kind) == [.invalidContent])
    }
}

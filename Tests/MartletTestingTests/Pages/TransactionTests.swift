import Martlet
import MartletTesting
import Testing

@Suite struct TransactionTests {
    private struct Rows: View {
        struct Row: View {
            let name: String
            var body: some View { HTML("li") { Text(name) } }
        }

        @State private var names = ["a", "b", "c"]

        var body: some View {
            VStack {
                HTML("ul") { ForEach(names, id: \.self) { Row(name: $0) } }
                Button("Add") { names.append("d") }
                Button("Remove") { names.remove(at: 1) }
                Button("Swap") { names.swapAt(0, names.count - 1) }
                Button("Same") { names = names }
            }
        }
    }

    @Test(arguments: TestTransport.allCases) func onlyTheLastTransactionIsReported(over transport: TestTransport)
        async throws
    {
        let page = try await TestPage(over: transport) { Rows() }
        #expect(page.evaluations == ["Rows", "Row", "Row", "Row"])
        #expect(page.frames == [])
        try await page.click(.label("Add"))
        #expect(page.evaluations == ["Rows", "Row"])
        #expect(page.evaluations.count(of: Rows.Row.self) == 1)
        #expect(page.patches.map(\.operation) == [.define, .insert])
        try await page.click(.label("Remove"))
        #expect(page.evaluations == ["Rows"])
        #expect(page.patches.map(\.operation) == [.remove])
        try await page.click(.label("Swap"))
        #expect(page.patches.map(\.operation).contains(.move))
        #expect(page.elements(.tag("li")).map(\.text) == ["d", "c", "a"])
        try await page.click(.label("Same"))
        #expect(page.patches == [])
        #expect(page.evaluations == [])
        #expect(page.evaluations.isEmpty)
    }

    /// The same body produces the same bytes over both transports.
    @Test func bothWaysTellTheSame() async throws {
        func story(over transport: TestTransport) async throws -> [String] {
            let page = try await TestPage(over: transport) { Rows() }
            var story = [page.html]
            for name in ["Add", "Remove", "Swap"] {
                try await page.click(.label(name))
                story += page.frames.map { "\($0.number) \($0)" } + page.evaluations.names + [page.html]
            }
            return story
        }
        let inMemory = try await story(over: .inMemory)
        let overSocket = try await story(over: .socket)
        #expect(inMemory.count > 10)
        // The process numbers templates, so the second page's numbers may differ from the first page's.
        #expect(inMemory.map(withoutTemplates) == overSocket.map(withoutTemplates))
    }

    private func withoutTemplates(_ line: String) -> String {
        line.replacing(#/\["d",\d+/#, with: "[\"d\"").replacing(#/\[\[\d+/#, with: "[[")
    }

    @Test func whatWaitingFindsIsATransaction() async throws {
        let shared = Shared(0)
        let page = try await TestPage { Text("\(shared.value)").accessibilityIdentifier("number") }
        let node = try #require(try page.element("number").node)
        shared.update { $0 = 1 }
        #expect(try page.text("number") == "0")
        try await page.settle()
        #expect(page.patches == [.text(node, "1")])
        try await page.settle()
        #expect(page.patches == [.text(node, "1")])
        shared.update { $0 = 2 }
        try await page.settle()
        #expect(page.patches == [.text(node, "2")])
    }
}

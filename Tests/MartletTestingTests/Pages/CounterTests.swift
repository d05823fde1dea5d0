import Martlet
import MartletTesting
import Testing

@Suite struct CounterTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)").accessibilityIdentifier("count")
                Button("Increment") { count += 1 }.accessibilityIdentifier("increment")
                Button("Nothing") {}
            }
        }
    }

    @Test(arguments: TestTransport.allCases) func aClickIsSeen(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Counter() }
        #expect(try page.text("count") == "Count: 0")
        #expect(page.evaluations == ["Counter"])
        #expect(page.patches == [])
        try await page.click("increment")
        #expect(try page.text("count") == "Count: 1")
        let count = try #require(try page.element("count").node)
        #expect(page.patches == [.text(count, "Count: 1")])
        #expect(page.evaluations == ["Counter"])
        try await page.click(.label("Increment"))
        try await page.click(.role(.button, "Increment"))
        #expect(try page.text("count") == "Count: 3")
        try await page.click(.text("Nothing"))
        #expect(page.patches == [])
        #expect(page.evaluations == [])
    }
}

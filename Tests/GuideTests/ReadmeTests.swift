import Martlet
import MartletTesting
import Testing

/// The programs in README.md.
@Suite struct ReadmeTests {
    struct CounterApp: App {
        var body: some Scene { WindowGroup("Counter") { Counter() } }
    }

    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)").accessibilityIdentifier("count")
                Button("Increment") { count += 1 }.accessibilityIdentifier("inc")
            }
        }
    }

    @Test(arguments: TestTransport.allCases)
    func counts(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Counter() }
        try await page.click("inc")
        #expect(try page.text("count") == "Count: 1")
        #expect(page.patches.count == 1)  // exactly one text was sent,
        #expect(page.evaluations == ["Counter"])  // because one view was evaluated
    }

    @Test func theAppServes() async throws {
        #expect(try await TestPage(CounterApp.self).title == "Counter")
    }
}

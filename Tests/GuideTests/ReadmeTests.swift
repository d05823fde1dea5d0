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

    struct Shop: App {
        static let minutes = Shared(0, key: "minutes")

        static var tasks: [ServerTask] {
            ServerTask("clock") {
                while !Task.isCancelled {
                    try await Task.sleep(for: .seconds(60))
                    minutes.update { $0 += 1 }
                }
            }
        }

        var body: some Scene {
            WindowGroup("Shop") { Text("Open for \(Shop.minutes.value) minutes") }
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

    @Test func theShopServes() async throws {
        #expect(try await TestPage(Shop.self).title == "Shop")
        #expect(Shop.tasks.count == 1)
    }

    @Test func theAppServes() async throws {
        #expect(try await TestPage(CounterApp.self).title == "Counter")
    }
}

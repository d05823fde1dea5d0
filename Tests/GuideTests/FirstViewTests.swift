import Martlet
import MartletTesting
import Testing

@Suite struct FirstViewTests {
    struct CounterApp: App {
        var body: some Scene { WindowGroup("Counter") { Counter() } }
    }

    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)").accessibilityIdentifier("count")
                Button("Increment") { count += 1 }
            }
        }
    }

    struct Greeting: View {
        @State private var greeting = ""

        var body: some View {
            VStack {
                Button("Greet") {
                    greeting = "One moment…"
                    try await Task.sleep(for: .milliseconds(20))
                    greeting = "Hello!"
                }
                Text(greeting).accessibilityIdentifier("greeting")
            }
        }
    }

    struct TwoPages: App {
        var body: some Scene {
            WindowGroup("Counter", path: "/") { Counter() }
            WindowGroup("Greeting", path: "/greeting") { Greeting() }
        }
    }

    @Test func increments() async throws {
        let page = try await TestPage { Counter() }
        try await page.click(.role(.button, "Increment"))
        #expect(try page.text("count") == "Count: 1")
        #expect(page.patches.count == 1)
    }

    @Test func theProgramsWork() async throws {
        let page = try await TestPage(CounterApp.self)
        #expect(page.title == "Counter")
        let visitor = try TestServer(TwoPages.self).visitor()
        let counter = try await visitor.open("/")
        let greeting = try await visitor.open("/greeting")
        try await counter.click(.label("Increment"))
        #expect(try counter.text("count") == "Count: 1")
        try await greeting.click(.label("Greet"))
        try await greeting.wait(for: "greeting", toRead: "Hello!")
    }
}

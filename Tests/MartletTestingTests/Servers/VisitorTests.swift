import Martlet
import MartletTesting
import Testing

@Suite struct VisitorTests {
    private struct Chat: View {
        let lines: Shared<[String]>
        @State private var text = ""

        var body: some View {
            VStack {
                HTML("ol") {
                    ForEach(Array(lines.value.enumerated()), id: \.offset) { line in HTML("li") { Text(line.element) } }
                }
                TextField("Message", text: $text)
                Button("Send") {
                    let text = text
                    lines.update { $0.append(text) }
                    self.text = ""
                }
            }
        }
    }

    @Test(arguments: TestTransport.allCases) func visitorsSeeWhatIsShared(over transport: TestTransport) async throws {
        let lines = Shared<[String]>([])
        let server = try TestServer(over: transport) { WindowGroup("Chat", path: "/chat") { Chat(lines: lines) } }
        let alice = try await server.visitor().open("/chat")
        let bob = try await server.visitor().open("/chat")
        #expect(alice.title == "Chat")
        try await alice.type("Hello", into: .label("Message"))
        #expect(bob.patches == [])
        try await alice.click(.label("Send"))
        #expect(bob.elements(.role(.listItem)).map(\.text) == ["Hello"])
        #expect(bob.patches.map(\.operation) == [.define, .insert])
        #expect(try alice.value(.label("Message")) == "")
        try await bob.type("Hi", into: .label("Message"))
        try await bob.press("Enter", in: .label("Send"))
        #expect(alice.elements(.role(.listItem)).map(\.text) == ["Hello", "Hi"])
        #expect(alice.evaluations.count(of: Chat.self) == 1)
    }

    private struct Visits: App {
        @State private var visits = 0

        var body: some Scene {
            WindowGroup("Watch", path: "/watch") { Text("Visits: \(visits)").accessibilityIdentifier("visits") }
            WindowGroup("Visit", path: "/visit") { Text("Hello").onAppear { visits += 1 } }
        }
    }

    @Test(arguments: TestTransport.allCases) func pagesOfOneVisitorShareTheAppsState(over transport: TestTransport)
        async throws
    {
        let server = try TestServer(Visits.self, over: transport)
        let visitor = server.visitor()
        let watching = try await visitor.open("/watch")
        let stranger = try await server.visitor().open("/watch")
        for number in 1...3 {
            _ = try await visitor.open("/visit")
            #expect(try watching.text("visits") == "Visits: \(number)")
        }
        #expect(try stranger.text("visits") == "Visits: 0")
        try await stranger.reload()
        #expect(try stranger.text("visits") == "Visits: 0")
        try await watching.reload()
        #expect(try watching.text("visits") == "Visits: 3")
    }

    @Test(arguments: TestTransport.allCases) func aPageOfAnApp(over transport: TestTransport) async throws {
        let page = try await TestPage(Visits.self, path: "/watch", over: transport)
        #expect(page.title == "Watch")
        #expect(page.path == "/watch")
        let error = await #expect(throws: TestPageError.self) { try await page.visitor.open("/nowhere") }
        #expect(error?.kind == .refused)
        #expect(error?.description.contains("/nowhere") == true)
    }
}

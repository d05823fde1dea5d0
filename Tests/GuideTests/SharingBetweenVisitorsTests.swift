import Martlet
import MartletTesting
import Testing

@Suite struct SharingBetweenVisitorsTests {
    struct ChatRoom: Codable, Sendable {
        struct Message: Identifiable, Equatable, Codable, Sendable {
            let id: Int
            let author: String
            let text: String
        }

        private(set) var messages: [Message] = []
        private var count = 0

        mutating func add(_ text: String, by author: String) {
            count += 1
            messages.append(Message(id: count, author: author, text: text))
            if messages.count > 100 { messages.removeFirst() }
        }

        static let shared = Shared(ChatRoom())
    }

    struct Chat: View {
        @AppStorage("name") private var name = "Guest"
        @State private var draft = ""

        var body: some View {
            VStack {
                Messages()
                TextField("Message", text: $draft).onSubmit(send)
                Button("Send", action: send)
            }
        }

        private func send() {
            guard !draft.isEmpty else { return }
            ChatRoom.shared.update { $0.add(String(draft.prefix(500)), by: name) }
            draft = ""
        }
    }

    struct Messages: View {
        var body: some View {
            List(ChatRoom.shared.messages) { message in
                Text("\(message.author): \(message.text)")
            }
        }
    }

    @Test func whatOneWritesTheOtherReads() async throws {
        let server = try TestServer { WindowGroup("Chat", path: "/") { Chat() } }
        let ada = try await server.visitor().open("/")
        let alan = try await server.visitor().open("/")
        try await ada.type("Hello", into: .label("Message"))
        try await ada.click(.label("Send"))
        #expect(alan.contains(.text("Guest: Hello")))
        #expect(alan.evaluations.count(of: Chat.self) == 0)
    }

    struct Board: Sendable {
        var title = "Tic-tac-toe"
        var cells = [String](repeating: "", count: 9)

        static let shared = Shared(Board())
    }

    struct Cell: View {
        let index: Int

        var body: some View {
            let mark = Board.shared.element(\.cells, at: index) ?? ""
            Button(mark) {
                Board.shared.update { board in
                    guard board.cells[index].isEmpty else { return }
                    board.cells[index] = "X"
                }
            }
            .accessibilityLabel("Cell \(index + 1), \(mark.isEmpty ? "empty" : mark)")
        }
    }

    struct Cells: View {
        var body: some View { ForEach(0..<9) { Cell(index: $0) } }
    }

    @Test func onlyReadersOfAnElementAreEvaluated() async throws {
        let page = try await TestPage { Cells() }
        try await page.click(.label("Cell 5, empty"))
        #expect(page.contains(.label("Cell 5, X")))
        #expect(page.evaluations == ["Cell"])
    }

    actor Rates {
        private var cache: [String: Double] = [:]

        func rate(of currency: String) async -> Double {
            if let rate = cache[currency] { return rate }
            let rate = 1.07  // … asked of a service.
            cache[currency] = rate
            return rate
        }

        static let shared = Rates()
    }

    struct RateView: View {
        @State private var rate: Double?

        var body: some View {
            Text(rate.map { "1 € = \($0) $" } ?? "…").task { rate = await Rates.shared.rate(of: "USD") }
        }
    }

    @Test func anActorBelongsToAll() async throws {
        let page = try await TestPage { RateView() }
        try await page.wait { $0.text.contains("1 € = 1.07") }
    }

    struct Presence: View {
        static let online = Shared(0)

        var body: some View {
            Text("\(Self.online.value) here").accessibilityIdentifier("online")
                .onAppear { Self.online.update { $0 += 1 } }
                .onDisappear { Self.online.update { $0 -= 1 } }
        }
    }

    @Test func presenceIsCounted() async throws {
        let server = try TestServer { WindowGroup("Presence", path: "/") { Presence() } }
        let first = try await server.visitor().open("/")
        _ = try await server.visitor().open("/")
        #expect(try first.text("online") == "2 here")
    }
}

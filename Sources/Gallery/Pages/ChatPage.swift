import Martlet

/// The state that all visitors of the chat share.
struct ChatRoom: Sendable {
    struct Message: Identifiable, Equatable, Sendable {
        let id: Int
        let author: String
        let text: String
    }

    private(set) var messages: [Message] = []
    private var count = 0

    /// Adds a message, keeping only the last hundred.
    mutating func add(_ text: String, by author: String) {
        count += 1
        messages.append(Message(id: count, author: author, text: text))
        if messages.count > 100 { messages.removeFirst() }
    }

    static let shared = Shared(ChatRoom())
}

/// A chat among all visitors who have the page open.
struct ChatPage: View {
    @AppStorage("chat.name") private var name = "Guest"
    @State private var draft = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            homeLink()
            HTML("h1") { Text("Chat") }
            Text("Open this page in a second browser: what one writes, the other reads.").foregroundStyle(.secondary)
            ChatMessages()
            TextField("Your name", text: $name).accessibilityIdentifier("name")
            HStack {
                TextField("Message", text: $draft)
                    .onSubmit(send)
                    .accessibilityIdentifier("message")
                Button("Send", action: send)
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("send")
            }
        }
    }

    private func send() {
        let text = draft.prefix(500)
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        let author = name.isEmpty ? "Guest" : String(name.prefix(40))
        ChatRoom.shared.update { $0.add(String(text), by: author) }
        draft = ""
    }
}

/// The only view that reads the messages, and so the only one that a message re-evaluates on the other visitors' pages.
struct ChatMessages: View {
    var body: some View {
        let messages = ChatRoom.shared.messages
        HTML("ol") {
            ForEach(messages) { message in
                HTML("li") {
                    HTML("b") { Text(verbatim: message.author) }
                    HTML("p") { Text(verbatim: message.text) }
                }
            }
        }
        .class("m-list m-wide")
        .attribute("aria-live", "polite")
        .accessibilityIdentifier("messages")
        if messages.isEmpty { Text("Nobody has said anything yet.").foregroundStyle(.secondary) }
    }
}

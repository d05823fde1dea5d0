import Martlet

/// A chat among all visitors who have the page open.
struct ChatPage: View {
    @AppStorage("chat.name") private var name = "Guest"
    @AppStorage("chat.visitor") private var visitor = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ChatPeople(visitor: visitor)
            ChatMessages(visitor: visitor)
            ChatComposer(name: $name, visitor: visitor)
        }
        .frame(maxWidth: 720)
        .onAppear { if visitor.isEmpty { visitor = UUID().uuidString } }
        .presence(ChatPresence.pages, visitor.isEmpty ? nil : ChatPresence.Person(id: visitor, name: name))
    }
}

/// Where one writes. It reads no messages, so that none of them touches it.
private struct ChatComposer: View {
    @Binding var name: String
    let visitor: String
    @State private var draft = ""
    @State private var isTooFast = false
    @Environment(\.request) private var request

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                TextField("Message", text: $draft)
                    .onSubmit(send)
                    .attribute("dir", "auto")
                    .accessibilityIdentifier("message")
                Button("Send", action: send)
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("send")
            }
            HStack(spacing: 8) {
                Text("as").foregroundStyle(.secondary).accessibilityHidden(true)
                TextField("Your name", text: $name)
                    .textContentType(.nickname)
                    .attribute("dir", "auto")
                    .controlSize(.small)
                    .accessibilityIdentifier("name")
                    .frame(maxWidth: 200)
            }
            if isTooFast {
                Text("You are sending too fast. Wait a few seconds.").font(.footnote).attribute("role", "alert")
            }
        }
    }

    private func send() {
        guard draft.contains(where: { !$0.isWhitespace }) else { return }
        let isSent = ChatRoom.shared.update { $0.add(draft, by: name, visitor, at: request.clientAddress) }
        isTooFast = !isSent
        if isSent { draft = "" }
    }
}

/// The visitors who are here.
private struct ChatPeople: View {
    let visitor: String

    var body: some View {
        let people = ChatPresence.people
        LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 120), spacing: 8, alignment: .leading)], alignment: .leading,
            spacing: 8
        ) {
            ForEach(people.prefix(11)) { person in
                HStack(spacing: 8) {
                    Circle().fill(.green).frame(width: 8, height: 8)
                    Text(verbatim: person.name).lineLimit(1).attribute("dir", "auto")
                    if person.id == visitor { Text("(you)") }
                }
            }
            if people.count > 11 { Text("and \(people.count - 11) more").foregroundStyle(.secondary) }
        }
        .font(.subheadline)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Who is here")
        .accessibilityIdentifier("people")
    }
}

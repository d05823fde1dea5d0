import Martlet

/// The messages, in a view of their own: a message evaluates nothing else on the other visitors’ pages.
///
/// Whoever reads the end follows it. Whoever reads further up stays there, and is told of what is new.
struct ChatMessages: View {
    let visitor: String
    /// The last message that was in sight; nothing while the end is.
    @State private var lastRead: Int?

    private let height = 360.0

    var body: some View {
        let messages = ChatRoom.shared.messages
        let unread = lastRead.map { last in messages.count { $0.id > last } } ?? 0
        ScrollViewReader { proxy in
            VStack(spacing: 8) {
                ScrollView {
                    List(messages) { message in MessageRow(message: message, isOwn: message.visitor == visitor) }
                        .listStyle(.plain)
                        .accessibilityIdentifier("messages")
                        .attribute("aria-live", "polite")
                    if messages.isEmpty {
                        Text("No messages yet.").foregroundStyle(.secondary).padding(.vertical, 40)
                    }
                    Color.clear
                        .onGeometryChange(for: Bool.self) {
                            $0.frame(in: .named("messages")).minY < height + 40
                        } action: {
                            lastRead = $0 ? nil : messages.last?.id
                        }
                        .frame(height: 1)
                        .id("end")
                }
                .frame(height: height)
                .coordinateSpace(.named("messages"))
                .attribute("tabindex", "0")
                .attribute("role", "log")
                .accessibilityLabel("Messages")
                .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.quaternary).allowsHitTesting(false) }
                .overlay(alignment: .bottom) {
                    if unread > 0 {
                        Button(unread == 1 ? "1 new message" : "\(unread) new messages") { proxy.scrollTo("end") }
                            .buttonStyle(.borderedProminent)
                            .controlSize(.small)
                            .padding(8)
                    }
                }
            }
            .onChange(of: messages.last?.id, initial: true) {
                // Who writes is at the end from now on, before the browser has reported it.
                if messages.last?.visitor == visitor { lastRead = nil }
                if lastRead == nil { proxy.scrollTo("end") }
            }
        }
    }
}

private struct MessageRow: View {
    let message: ChatRoom.Message
    let isOwn: Bool

    private static let colors: [Color] = [.indigo, .teal, .orange, .pink, .blue, .brown, .purple, .green]

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Circle().fill(color).frame(width: 10, height: 10).padding(.top, 7)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: message.author).font(.subheadline).bold().foregroundStyle(isOwn ? .primary : .secondary)
                    .attribute("dir", "auto")
                // Whatever the direction of the page, a text reads as its own letters do.
                Text(verbatim: message.text).attribute("dir", "auto")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// A color for the visitor, the same on every page.
    private var color: Color { Self.colors[message.visitor.utf8.reduce(0) { ($0 + Int($1)) % Self.colors.count }] }
}

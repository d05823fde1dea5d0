import Martlet

/// Mailboxes, their messages and a message, in three columns; on a phone, one after the other.
struct MailProgram: View {
    @State private var store = MailStore()
    @State private var mailbox: Mailbox.ID? = "Inbox"
    @State private var message: Message.ID?
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(store.mailboxes, selection: $mailbox) { mailbox in
                NavigationLink(value: mailbox.id) {
                    Label(mailbox.id, systemImage: mailbox.symbol)
                }
                .badge(mailbox.unreadCount)
            }
            .navigationTitle("Mailboxes")
        } content: {
            MessageList(mailbox: mailbox, selection: $message)
        } detail: {
            MessagePage(mailbox: mailbox, message: $message) { column = .content }
        }
        .environment(store)
        .onChange(of: mailbox) { message = nil }
    }
}

private struct MessageList: View {
    let mailbox: Mailbox.ID?
    @Binding var selection: Message.ID?
    @Environment(MailStore.self) private var store

    var body: some View {
        let messages = store.mailbox(mailbox)?.messages ?? []
        List(messages, selection: $selection) { message in
            NavigationLink(value: message.id) { MessageRow(message: message) }
                .swipeActions {
                    Button("Delete", role: .destructive) { store.move(message.id, from: mailbox, to: "Trash") }
                        .accessibilityLabel("Delete “\(message.subject)”")
                }
        }
        .overlay {
            if messages.isEmpty { ContentUnavailableView("No Mail", systemImage: "tray") }
        }
        .navigationTitle(mailbox ?? "Mail")
    }
}

private struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(alignment: .top) {
            Circle().fill(message.isRead ? Color.clear : .blue).frame(width: 8, height: 8).padding(.top, 6)
            VStack(alignment: .leading, spacing: 2) {
                Text(message.sender).font(.headline)
                Text(message.subject).lineLimit(1)
                Text(message.text).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
            }
        }
    }
}

private struct MessagePage: View {
    let mailbox: Mailbox.ID?
    @Binding var message: Message.ID?
    let close: () -> Void
    @Environment(MailStore.self) private var store

    var body: some View {
        if let shown = store.message(message, in: mailbox) {
            VStack(alignment: .leading, spacing: 12) {
                Text("From \(shown.sender)").foregroundStyle(.secondary)
                Text(shown.text)
            }
            .navigationTitle(shown.subject)
            .toolbar {
                Button("Mark as Unread", systemImage: "envelope") {
                    store.setRead(false, shown.id, in: mailbox)
                    leave()
                }
                Button("Delete", systemImage: "trash", role: .destructive) {
                    store.move(shown.id, from: mailbox, to: "Trash")
                    leave()
                }
            }
            .onAppear { store.setRead(true, shown.id, in: mailbox) }
            .id(shown.id)
        } else {
            ContentUnavailableView("No Message Selected", systemImage: "envelope")
        }
    }

    private func leave() {
        message = nil
        close()
    }
}

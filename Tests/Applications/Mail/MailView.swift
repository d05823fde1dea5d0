import SwiftUI

struct MailView: View {
    @State private var store = MailStore()
    @State private var mailbox: Mailbox.ID? = "Inbox"
    @State private var message: Message.ID?
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var isComposing = false

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(store.mailboxes, selection: $mailbox) { mailbox in
                NavigationLink(value: mailbox.id) {
                    Label(mailbox.id, systemImage: mailbox.symbol)
                }
                .badge(store.unread(in: mailbox.id))
            }
            .listStyle(.sidebar)
            .navigationTitle("Mailboxes")
        } content: {
            MessageList(mailbox: mailbox, selection: $message)
                .navigationSplitViewColumnWidth(min: 260, ideal: 320)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Compose", systemImage: "square.and.pencil") { isComposing = true }
                            .keyboardShortcut("n")
                    }
                }
        } detail: {
            if let shown = store.message(message) {
                MessageView(message: shown, selection: $message)
            } else {
                ContentUnavailableView("No Message Selected", systemImage: "envelope")
            }
        }
        .navigationSplitViewStyle(.balanced)
        .environment(store)
        .onChange(of: mailbox) { message = nil }
        .onChange(of: message) { _, new in store.update(new) { $0.isRead = true } }
        .sheet(isPresented: $isComposing) { ComposeView().environment(store) }
    }
}

private struct MessageList: View {
    let mailbox: Mailbox.ID?
    @Binding var selection: Message.ID?
    @Environment(MailStore.self) private var store
    @State private var showsUnreadOnly = false

    var body: some View {
        let messages = store.messages(in: mailbox).filter { !showsUnreadOnly || !$0.isRead || $0.id == selection }
        List(messages, selection: $selection) { message in
            MessageRow(message: message)
                .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                    Button("Trash", systemImage: "trash", role: .destructive) {
                        store.update(message.id) { $0.mailbox = "Trash" }
                    }
                    Button("Flag", systemImage: "flag") {
                        store.update(message.id) { $0.isFlagged.toggle() }
                    }
                    .tint(.orange)
                }
                .contextMenu {
                    Button(message.isRead ? "Mark as Unread" : "Mark as Read", systemImage: "envelope.badge") {
                        store.update(message.id) { $0.isRead.toggle() }
                    }
                    Button("Archive", systemImage: "archivebox") {
                        store.update(message.id) { $0.mailbox = "Archive" }
                    }
                }
        }
        .listStyle(.plain)
        .overlay {
            if messages.isEmpty { ContentUnavailableView("No Mail", systemImage: "tray") }
        }
        .navigationTitle(mailbox ?? "Mail")
        .toolbar {
            ToolbarItem(placement: .bottomBar) {
                Toggle("Unread only", systemImage: "line.3.horizontal.decrease.circle", isOn: $showsUnreadOnly)
                    .toggleStyle(.button)
            }
        }
    }
}

private struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Circle()
                .fill(message.isRead ? Color.clear : Color.accentColor)
                .frame(width: 10, height: 10)
                .accessibilityLabel(message.isRead ? "" : "Unread")
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(message.sender).font(.headline)
                    Spacer()
                    if message.isFlagged {
                        Image(systemName: "flag.fill").foregroundStyle(.orange).accessibilityLabel("Flagged")
                    }
                }
                Text(message.subject).font(.subheadline).lineLimit(1)
                Text(message.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
        }
    }
}

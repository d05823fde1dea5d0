import SwiftUI

struct MessageView: View {
    let message: Message
    @Binding var selection: Message.ID?
    @Environment(MailStore.self) private var store
    @State private var isReplying = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack {
                    Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.secondary)
                    VStack(alignment: .leading) {
                        Text(message.sender).font(.headline)
                        Text("To: Me").font(.subheadline).foregroundStyle(.secondary)
                    }
                }
                Text(message.subject).font(.title2.bold())
                Divider()
                Text(message.text).textSelection(.enabled)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
        .navigationTitle(message.subject)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Trash", systemImage: "trash") { move(to: "Trash") }
                Spacer()
                Button("Archive", systemImage: "archivebox") { move(to: "Archive") }
                Spacer()
                Button(message.isFlagged ? "Unflag" : "Flag", systemImage: "flag") {
                    store.update(message.id) { $0.isFlagged.toggle() }
                }
                Spacer()
                Button("Reply", systemImage: "arrowshape.turn.up.left") { isReplying = true }
            }
        }
        .sheet(isPresented: $isReplying) {
            ComposeView(recipient: message.sender, subject: "Re: " + message.subject)
        }
    }

    private func move(to mailbox: Mailbox.ID) {
        store.update(message.id) { $0.mailbox = mailbox }
        selection = nil
    }
}

struct ComposeView: View {
    @Environment(MailStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var recipient: String
    @State private var subject: String
    @State private var text = ""
    @State private var isDiscarding = false

    init(recipient: String = "", subject: String = "") {
        _recipient = State(initialValue: recipient)
        _subject = State(initialValue: subject)
    }

    var body: some View {
        NavigationStack {
            Form {
                LabeledContent("To:") {
                    TextField("Recipient", text: $recipient)
                        .textContentType(.emailAddress)
                        .textInputAutocapitalization(.never)
                }
                LabeledContent("Subject:") { TextField("Subject", text: $subject) }
                TextEditor(text: $text).frame(minHeight: 160).accessibilityLabel("Message")
            }
            .navigationTitle(subject.isEmpty ? "New Message" : subject)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { if text.isEmpty { dismiss() } else { isDiscarding = true } }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send") {
                        store.send(to: recipient, subject: subject, text: text)
                        dismiss()
                    }
                    .disabled(recipient.isEmpty)
                }
            }
            .confirmationDialog("Discard the draft?", isPresented: $isDiscarding) {
                Button("Delete Draft", role: .destructive) { dismiss() }
            }
        }
        .interactiveDismissDisabled(!text.isEmpty)
    }
}

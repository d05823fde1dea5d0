import Martlet

struct Message: Identifiable, Hashable {
    let id: Int
    let sender: String
    let subject: String
    let text: String
    var isRead = false
}

struct Mailbox: Identifiable, Hashable {
    let id: String
    let symbol: String
    var messages: [Message]

    var unreadCount: Int { messages.count { !$0.isRead } }
}

@Observable final class MailStore {
    private(set) var mailboxes = Mailbox.examples

    func mailbox(_ id: Mailbox.ID?) -> Mailbox? { mailboxes.first { $0.id == id } }

    func message(_ id: Message.ID?, in mailbox: Mailbox.ID?) -> Message? {
        self.mailbox(mailbox)?.messages.first { $0.id == id }
    }

    func setRead(_ isRead: Bool, _ id: Message.ID, in mailbox: Mailbox.ID?) {
        guard let place = place(of: id, in: mailbox) else { return }
        mailboxes[place.mailbox].messages[place.message].isRead = isRead
    }

    /// Moves a message to another mailbox.
    func move(_ id: Message.ID, from mailbox: Mailbox.ID?, to other: Mailbox.ID) {
        guard mailbox != other, let place = place(of: id, in: mailbox),
            let target = mailboxes.firstIndex(where: { $0.id == other })
        else { return }
        mailboxes[target].messages.insert(mailboxes[place.mailbox].messages.remove(at: place.message), at: 0)
    }

    private func place(of id: Message.ID, in mailbox: Mailbox.ID?) -> (mailbox: Int, message: Int)? {
        guard let first = mailboxes.firstIndex(where: { $0.id == mailbox }),
            let second = mailboxes[first].messages.firstIndex(where: { $0.id == id })
        else { return nil }
        return (first, second)
    }
}

extension Mailbox {
    fileprivate static let examples = [
        Mailbox(
            id: "Inbox", symbol: "tray",
            messages: [
                Message(
                    id: 1, sender: "Ada", subject: "The engine",
                    text: "I have written down how the numbers of Bernoulli are computed. Will you check it?"),
                Message(
                    id: 2, sender: "Grace", subject: "A moth in the relay",
                    text: "It is taped into the logbook, page 92. You may laugh.", isRead: true),
                Message(
                    id: 3, sender: "Alan", subject: "Sunday’s run",
                    text: "Shall we meet at eight? I want to do twenty miles before lunch."),
            ]),
        Mailbox(
            id: "Sent", symbol: "paperplane",
            messages: [
                Message(
                    id: 4, sender: "You", subject: "Re: Sunday’s run",
                    text: "At nine, please, and ten miles.", isRead: true)
            ]),
        Mailbox(id: "Trash", symbol: "trash", messages: []),
    ]
}

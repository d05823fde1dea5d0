import Foundation
import Observation

struct Mailbox: Identifiable, Hashable {
    let id: String
    let symbol: String
}

struct Message: Identifiable, Hashable {
    let id: Int
    var mailbox: Mailbox.ID
    let sender: String
    let subject: String
    let text: String
    var isRead = false
    var isFlagged = false
}

@Observable
final class MailStore {
    let mailboxes = [
        Mailbox(id: "Inbox", symbol: "tray"),
        Mailbox(id: "Drafts", symbol: "doc"),
        Mailbox(id: "Sent", symbol: "paperplane"),
        Mailbox(id: "Archive", symbol: "archivebox"),
        Mailbox(id: "Trash", symbol: "trash"),
    ]
    var messages = [
        Message(
            id: 1, mailbox: "Inbox", sender: "Ada Lovelace", subject: "The engine",
            text: "I have written down how the numbers of Bernoulli are computed.\n\nWill you check the table?"),
        Message(
            id: 2, mailbox: "Inbox", sender: "Grace Hopper", subject: "A moth in the relay",
            text: "It is taped into the logbook, page 92. You may laugh.", isRead: true, isFlagged: true),
        Message(
            id: 3, mailbox: "Inbox", sender: "Alan Turing", subject: "Sunday’s run",
            text: "Shall we meet at eight? I want to do twenty miles before lunch."),
        Message(
            id: 4, mailbox: "Sent", sender: "Me", subject: "Re: Sunday’s run",
            text: "At nine, please, and ten miles.", isRead: true),
    ]

    func messages(in mailbox: Mailbox.ID?) -> [Message] { messages.filter { $0.mailbox == mailbox } }

    func unread(in mailbox: Mailbox.ID) -> Int { messages(in: mailbox).filter { !$0.isRead }.count }

    func message(_ id: Message.ID?) -> Message? { messages.first { $0.id == id } }

    func update(_ id: Message.ID?, _ change: (inout Message) -> Void) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        change(&messages[index])
    }

    func send(to recipient: String, subject: String, text: String) {
        let id = (messages.map(\.id).max() ?? 0) + 1
        messages.insert(
            Message(id: id, mailbox: "Sent", sender: "To: " + recipient, subject: subject, text: text, isRead: true),
            at: 0)
    }
}

import Martlet

/// What all visitors of the chat have said lately.
struct ChatRoom: Codable, Sendable {
    struct Message: Identifiable, Codable, Equatable, Sendable {
        let id: Int
        /// The visitor who wrote it, by a name that nobody sees.
        let visitor: String
        let author: String
        let text: String
    }

    private(set) var messages: [Message] = []
    private var count = 0
    /// When visitors and addresses have written lately.
    private var times: [String: [Date]] = [:]

    static let textLimit = 1_000
    static let nameLimit = 80

    static let shared = Shared(ChatRoom())

    /// Adds a message, keeping only the last sixty.
    ///
    /// - Returns: Whether it was added: a visitor may write 8 messages in 10 seconds, all visitors of an address 60.
    mutating func add(
        _ text: String, by author: String, _ visitor: String, at address: String, time: Date = Date()
    ) -> Bool {
        times = times.compactMapValues { times in
            let recent = times.filter { time.timeIntervalSince($0) < 10 }
            return recent.isEmpty ? nil : recent
        }
        guard times[visitor, default: []].count < 8, times[address, default: []].count < 60, times.count < 1_000 else {
            return false
        }
        times[visitor, default: []].append(time)
        times[address, default: []].append(time)
        count += 1
        let name = author.contains { !$0.isWhitespace } ? String(author.prefix(bytes: Self.nameLimit)) : "Guest"
        messages.append(
            Message(id: count, visitor: visitor, author: name, text: String(text.prefix(bytes: Self.textLimit))))
        if messages.count > 60 { messages.removeFirst() }
        return true
    }
}

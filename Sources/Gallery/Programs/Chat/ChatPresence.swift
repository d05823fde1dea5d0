import Martlet

/// Who is in the chat. A restart forgets it: pages report again.
struct ChatPresence: Sendable, TransientValue {
    struct Person: Identifiable, Equatable, Sendable {
        let id: String
        let name: String
    }

    private struct Page: Sendable {
        let visitor: String
        var name: String
        var seen: Date
    }

    private var pages: [UUID: Page] = [:]

    static let shared = Shared(ChatPresence())

    /// The visitors, each once however many tabs they have. Views that read it are evaluated when somebody comes,
    /// leaves or changes their name.
    var people: [Person] {
        let names = Dictionary(pages.values.map { ($0.visitor, $0.name) }) { one, other in max(one, other) }
        return names.map { Person(id: $0.key, name: $0.value) }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// Notes that a page is open, and forgets those that have not reported for a minute.
    mutating func report(_ page: UUID, of visitor: String, name: String, at time: Date = Date()) {
        pages = pages.filter { time.timeIntervalSince($0.value.seen) < 60 }
        guard pages[page] != nil || pages.count < 500 else { return }
        let shown = name.contains { !$0.isWhitespace } ? String(name.prefix(bytes: ChatRoom.nameLimit)) : "Guest"
        pages[page] = Page(visitor: visitor, name: shown, seen: time)
    }

    mutating func leave(_ page: UUID) { pages[page] = nil }
}

import Martlet

/// Who is in the chat, on any server.
enum ChatPresence {
    struct Person: Identifiable, Hashable, Sendable {
        let id: String
        let name: String

        /// Somebody who has not written a name is a guest.
        init(id: String, name: String) {
            self.id = id
            self.name =
                name.contains { !$0.isWhitespace } ? String(name.prefix(bytes: ChatRoom.nameLimit)) : "Guest"
        }
    }

    static let pages = Presence<Person>("chat", limit: 500)

    /// The visitors, each once however many tabs they have.
    static var people: [Person] {
        let names = Dictionary(pages.elements.map { ($0.id, $0.name) }) { one, other in max(one, other) }
        return names.map { Person(id: $0.key, name: $0.value) }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }
}

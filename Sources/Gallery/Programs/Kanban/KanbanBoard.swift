import Martlet

/// A board of cards that all visitors move.
struct KanbanBoard: Sendable, Codable {
    struct Card: Identifiable, Equatable, Sendable, Codable {
        let id: Int
        let title: String
    }

    static let titles = ["To do", "Doing", "Done"]
    /// The most cards on the board. A new one beyond this number takes the place of the oldest.
    static let cardLimit = 36
    static let titleLimit = 160

    static let shared = Shared(KanbanBoard())

    /// The cards of each column.
    private(set) var columns = [
        [
            Card(id: 1, title: "Plan the summer fair"), Card(id: 2, title: "Ask the choir"),
            Card(id: 3, title: "Find a marquee"),
        ],
        [Card(id: 4, title: "Print the posters"), Card(id: 5, title: "Write to the sponsors")],
        [Card(id: 6, title: "Book the square")],
    ]
    /// What was changed last, in words.
    private(set) var latest = ""
    private var nextIdentifier = 7

    mutating func add(_ title: String, to column: Int) {
        let title = String(
            title.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(bytes: Self.titleLimit))
        guard !title.isEmpty, columns.indices.contains(column) else { return }
        if columns.joined().count >= Self.cardLimit { removeOldest() }
        columns[column].append(Card(id: nextIdentifier, title: title))
        nextIdentifier += 1
        latest = "\(Self.quoted(title)) was added to \(Self.titles[column])."
    }

    mutating func move(_ card: Card, by step: Int) {
        guard let column = column(of: card), columns.indices.contains(column + step) else { return }
        columns[column].removeAll { $0.id == card.id }
        columns[column + step].insert(card, at: 0)
        latest = "\(Self.quoted(card.title)) was moved to \(Self.titles[column + step])."
    }

    mutating func remove(_ card: Card) {
        guard let column = column(of: card) else { return }
        columns[column].removeAll { $0.id == card.id }
        latest = "\(Self.quoted(card.title)) was removed."
    }

    /// A title in a sentence. Whatever its direction is, isolation keeps the words around it in their order.
    private static func quoted(_ title: String) -> String { "\u{2068}“\(title)”\u{2069}" }

    private mutating func removeOldest() {
        guard let oldest = columns.joined().min(by: { $0.id < $1.id }) else { return }
        remove(oldest)
    }

    private func column(of card: Card) -> Int? { columns.firstIndex { $0.contains { $0.id == card.id } } }
}

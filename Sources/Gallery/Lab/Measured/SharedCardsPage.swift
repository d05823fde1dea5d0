import Martlet

/// A board of 10 MB that all visitors share, for measuring what one change of a large value costs.
struct SharedCardsPage: View {
    struct Card: Hashable, Sendable {
        let number: Int
        let text: String
    }
    struct Board: Hashable, Sendable {
        var waiting: [Card] = []
        var done: [Card] = []

        /// Moves a card from the middle of one list into that of the other.
        mutating func move() {
            if waiting.count < done.count { swap(&waiting, &done) }
            guard !waiting.isEmpty else { return }
            let card = waiting.remove(at: waiting.count / 2)
            done.insert(card, at: done.count / 2)
        }
    }

    private static let board = Shared(Board())
    @State private var presses = 0

    var body: some View {
        homeLink()
        HTML("h1") { Text("Shared cards") }
        Text("\(Self.board.waiting.count) waiting, \(presses) presses").accessibilityIdentifier("count")
        Button("Fill") {
            Self.board.update { board in
                board.waiting = (0..<18_000).map {
                    Card(number: $0, text: "\($0): " + String(repeating: "text ", count: 100))
                }
                board.done = []
            }
        }
        .accessibilityIdentifier("fill")
        Button("Move a card") {
            presses += 1
            Self.board.update { $0.move() }
        }
        .accessibilityIdentifier("move")
        Button("Move it on a copy") {
            presses += 1
            var copy = Self.board.value
            copy.move()
        }
        .accessibilityIdentifier("copy")
    }
}

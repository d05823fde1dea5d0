import Martlet

/// The games of all visitors.
struct GameTable: Codable, Sendable {
    /// Two pages with a game between them; one, while it waits for the other.
    struct Match: Codable, Equatable, Sendable {
        var game = TicTacToe()
        /// The pages that play, each until it leaves.
        var players: [TicTacToe.Mark: UUID]
        var hasBegun = false
        /// Who wants to play again.
        var again: TicTacToe.Mark?
        var rounds = 0

        /// Whether one of two players has left.
        var isAbandoned: Bool { hasBegun && players.count < 2 }

        /// The mark of a player.
        func mark(of player: UUID) -> TicTacToe.Mark? { players.first { $0.value == player }?.key }
    }

    private(set) var matches: [Match] = []
    private var lastSeen: [UUID: Date] = [:]
    /// Whose page each player is.
    private var visitors: [UUID: String] = [:]

    /// When there are more, the oldest match ends.
    private static let limit = 100
    /// A page that has not reported for as many seconds has left.
    private static let patience = 60.0

    static let shared = Shared(GameTable())

    /// The match of a player. A view that reads it does not depend on other matches.
    subscript(player: UUID) -> Match? { matches.first { $0.mark(of: player) != nil } }

    /// How many games are being played.
    var count: Int { matches.count { $0.players.count == 2 } }

    /// The players in the middle of a match whose pages are a visitor's.
    subscript(of visitor: String) -> [UUID] {
        matches.filter { $0.hasBegun && !$0.isAbandoned }.flatMap(\.players.values).filter { visitors[$0] == visitor }
    }

    /// Gives a player's seat to another page, which plays on.
    mutating func giveSeat(of player: UUID, to next: UUID, at time: Date = Date()) {
        guard self[next] == nil, let visitor = visitors[player] else { return }
        change(player) { match, mark in match.players[mark] = next }
        leave(player)
        visitors[next] = visitor
        report(next, at: time)
    }

    /// Seats a player opposite one who waits, or at a table of their own.
    mutating func join(_ player: UUID, of visitor: String, at time: Date = Date()) {
        report(player, at: time)
        guard self[player] == nil else { return }
        visitors[player] = visitor
        if let index = matches.firstIndex(where: { !$0.hasBegun }) {
            matches[index].players[.o] = player
            matches[index].hasBegun = true
        } else {
            matches.append(Match(players: [.x: player]))
            if matches.count > Self.limit { matches.removeFirst() }
        }
    }

    mutating func play(_ player: UUID, at square: Int) {
        change(player) { match, mark in
            if match.players.count == 2 { match.game.play(mark, at: square) }
        }
    }

    /// Begins another game when both players want one. Whoever was second is first then.
    mutating func playAgain(_ player: UUID) {
        change(player) { match, mark in
            guard match.game.outcome != nil, !match.isAbandoned else { return }
            guard match.again == mark.other else { return match.again = mark }
            match.rounds += 1
            match.again = nil
            match.game = TicTacToe(turn: match.rounds.isMultiple(of: 2) ? .x : .o)
        }
    }

    /// Ends a player's match. The other player sees it.
    mutating func leave(_ player: UUID) {
        lastSeen[player] = nil
        visitors[player] = nil
        change(player) { match, mark in match.players[mark] = nil }
        matches.removeAll { $0.players.isEmpty }
    }

    /// Notes that a player's page is open, and ends the matches of those whose pages are not.
    mutating func report(_ player: UUID, at time: Date = Date()) {
        lastSeen[player] = time
        for (other, seen) in lastSeen where time.timeIntervalSince(seen) > Self.patience { leave(other) }
    }

    private mutating func change(_ player: UUID, _ operation: (inout Match, TicTacToe.Mark) -> Void) {
        guard let index = matches.firstIndex(where: { $0.mark(of: player) != nil }),
            let mark = matches[index].mark(of: player)
        else { return }
        operation(&matches[index], mark)
    }
}

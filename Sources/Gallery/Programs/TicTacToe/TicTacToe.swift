import Martlet

/// A game of tic-tac-toe.
struct TicTacToe: Codable, Equatable, Sendable {
    enum Mark: String, Codable, Sendable {
        case x = "X"
        case o = "O"

        var other: Mark { self == .x ? .o : .x }
    }

    enum Outcome: Equatable {
        case won(Mark, line: [Int])
        case drawn
    }

    private(set) var squares = [Mark?](repeating: nil, count: 9)
    private(set) var turn: Mark

    /// Begins a game with the turn of one mark.
    init(turn: Mark = .x) { self.turn = turn }

    /// How the game has ended, or `nil` while it goes on.
    var outcome: Outcome? {
        for line in Self.lines {
            if let mark = squares[line[0]], line.allSatisfy({ squares[$0] == mark }) { return .won(mark, line: line) }
        }
        return squares.contains(nil) ? nil : .drawn
    }

    /// Puts a mark into a square, if it is its turn and the square is empty.
    mutating func play(_ mark: Mark, at square: Int) {
        guard outcome == nil, turn == mark, squares.indices.contains(square), squares[square] == nil else { return }
        squares[square] = mark
        turn = mark.other
    }

    private static let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]
}

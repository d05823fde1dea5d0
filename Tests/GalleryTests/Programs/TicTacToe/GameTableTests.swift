import Martlet
import Testing

@testable import Gallery

/// Who sits at the tables while pages come and go.
@Suite struct GameTableTests {
    private let one = UUID()
    private let other = UUID()
    private let next = UUID()

    /// A match of `one`, a page of the visitor "a" with X, and `other`, one of the visitor "b".
    private func match() -> GameTable {
        var table = GameTable()
        table.join(one, of: "a")
        table.join(other, of: "b")
        return table
    }

    @Test func aPageThatIsLoadedAgainTakesTheSeatOfTheFormer() throws {
        var table = match()
        table.play(one, at: 4)
        #expect(table[of: "a"] == [one] && table[of: "b"] == [other] && table[of: ""] == [])
        table.giveSeat(of: one, to: next)
        #expect(table[of: "a"] == [next] && table[one] == nil)
        // The former page goes afterwards.
        table.leave(one)
        let match = try #require(table[next])
        #expect(match.mark(of: next) == .x && match.game.squares[4] == .x && !match.isAbandoned)
    }

    @Test func whoPlaysTakesNoOtherSeat() {
        var table = match()
        table.join(next, of: "a")
        table.giveSeat(of: one, to: next)
        #expect(table[one] != nil && table[next]?.hasBegun == false)
    }

    @Test func whoHasLeftOrWaitsHasNoSeatToTake() {
        var table = match()
        table.leave(one)
        table.giveSeat(of: one, to: next)
        #expect(table[of: "a"] == [] && table[of: "b"] == [] && table[next] == nil)
        table.join(next, of: "a")
        #expect(table[of: "a"] == [])
    }
}

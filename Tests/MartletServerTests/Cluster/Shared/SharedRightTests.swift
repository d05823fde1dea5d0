import Testing

@testable import MartletServer

@Suite struct SharedRightTests {
    private func held(since now: UInt64 = 100) -> SharedRight {
        var right = SharedRight()
        let begins = right.beginAcquiring()
        #expect(begins)
        right.endAcquiring(since: now)
        return right
    }

    @Test func oneThreadGetsIt() {
        var right = SharedRight()
        let begins = [right.beginAcquiring(), right.beginAcquiring()]
        #expect(begins == [true, false])
        right.endAcquiring(since: nil)
        #expect(right.state == .elsewhere)
        let beginsAgain = right.beginAcquiring()
        #expect(beginsAgain)
    }

    /// “A server keeps the right to write a value until another asks”
    @Test func itIsKeptUntilAnotherWantsIt() {
        var right = held()
        let closes = right.closeIfWanted(100_000)
        #expect(!closes)
        #expect(right.isHeld)
    }

    /// Whoever has waited for it here makes use of it first.
    @Test func itIsKeptForAWhile() {
        var right = held(since: 100)
        right.want(7)
        let early = right.closeIfWanted(100 + SharedRight.leastTime - 1)
        let late = right.closeIfWanted(100 + SharedRight.leastTime)
        #expect((early, late) == (false, true))
        #expect(right.isHere && !right.isHeld && right.isLeaving)
    }

    /// “handed over fairly under contention”
    @Test func whoHasWantedItFirstGetsIt() {
        var right = held()
        for server: UInt64 in [7, 8, 7, 9] { right.want(server) }
        #expect(right.wanting == [7, 8, 9])
        _ = right.closeIfWanted(1_000)
        let heir = right.beginPassing()
        #expect(heir == 7)
        // If nobody knows whether that has happened, it happens again, and to no other.
        right.claimed(by: 7)
        let again = right.beginPassing()
        #expect(again == 7)
        #expect(!right.isHere)
        right.leave()
        #expect(right.state == .elsewhere)
        #expect(right.wanting == [8, 9])
    }

    @Test func newsAreReadAsTheyAreWritten() {
        let key = StoreKey(high: 0, low: 77)
        for news: ClusterNews in [.changed(key), .claimed(key, server: 9), .wanted(key, server: 9, from: 10)] {
            #expect(ClusterNews(text: news.text) == news)
        }
        for text in ["", "c", "c 12", "t \(key.text)", "w \(key.text) 9", "x \(key.text)", "t \(key.text) -1"] {
            #expect(ClusterNews(text: text) == nil)
        }
    }
}

import MartletServer
import Testing

/// When a task of the program runs on a server.
@Suite struct TaskTurnsTests {
    /// `#expect` takes no mutating calls.
    private final class Turns {
        private var turns = TaskTurns()

        func begins(_ now: UInt64, isHere: Bool) -> Bool { turns.begins(now, isHere: isHere) }
        func stop() -> Bool { turns.stop() }
        func ended(hasFailed: Bool, _ now: UInt64) { turns.ended(hasFailed: hasFailed, now) }
    }

    @Test func itRunsWhereItMayAndNowhereElse() {
        let turns = Turns()
        #expect(!turns.begins(0, isHere: false))
        #expect(turns.begins(0, isHere: true))
        #expect(!turns.begins(0, isHere: true), "it runs already")
    }

    /// “When it throws, the task begins again after a second; after two, four and so on to a minute”
    @Test func aFailureIsFollowedByLongerAndLongerPauses() {
        let turns = Turns()
        var now: UInt64 = 0
        for pause in [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000] as [UInt64] {
            #expect(turns.begins(now, isHere: true))
            turns.ended(hasFailed: true, now)
            #expect(!turns.begins(now + pause - 1, isHere: true))
            now += pause
        }
        #expect(turns.begins(now, isHere: true))
    }

    /// “When it returns, the task is done until its server ends.”
    @Test func aTaskThatHasReturnedIsDone() {
        let turns = Turns()
        #expect(turns.begins(0, isHere: true))
        turns.ended(hasFailed: false, 1)
        #expect(!turns.begins(100_000, isHere: true))
    }

    @Test func itDoesNotRunBesideItself() {
        let turns = Turns()
        #expect(turns.begins(0, isHere: true))
        #expect(turns.stop(), "it is cancelled")
        #expect(!turns.stop(), "once")
        #expect(!turns.begins(1, isHere: true), "the cancelled one has not returned")
        turns.ended(hasFailed: true, 2)
        #expect(turns.begins(2, isHere: true), "to throw because of the cancellation is no failure")
    }

    @Test func whoMayNotRunItForgetsItsFailure() {
        let turns = Turns()
        #expect(turns.begins(0, isHere: true))
        turns.ended(hasFailed: true, 0)
        #expect(!turns.stop())
        #expect(turns.begins(1, isHere: true))
    }
}

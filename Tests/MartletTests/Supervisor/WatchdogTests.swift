import Testing

@testable import Martlet

/// “A worker that has not run its front's loop for 5 seconds is ended and replaced.”
@Suite struct WatchdogTests {
    @Test func aLoopThatStandsStillIsNoticed() {
        var watchdog = Watchdog(limit: 5_000)
        for (second, turns) in [(0, 7), (1, 7), (2, 8), (3, 8), (6, 8)] {
            let isStuck1 = watchdog.isStuck(worker: 1, turns: UInt64(turns), now: 100_000 + UInt64(second) * 1_000)
            #expect(!isStuck1)
        }
        let isStuck2 = watchdog.isStuck(worker: 1, turns: 8, now: 107_000)
        #expect(isStuck2)
    }

    @Test func aMachineThatStoodStillIsNoReason() {
        var watchdog = Watchdog(limit: 5_000)
        let isStuck3 = watchdog.isStuck(worker: 1, turns: 7, now: 100_000)
        #expect(!isStuck3)
        let isStuck4 = watchdog.isStuck(worker: 1, turns: 7, now: 160_000)
        #expect(!isStuck4)
        let isStuck5 = watchdog.isStuck(worker: 1, turns: 7, now: 162_000)
        #expect(!isStuck5)
    }

    @Test func anotherWorkerBeginsAnew() {
        var watchdog = Watchdog(limit: 2_000)
        let isStuck6 = watchdog.isStuck(worker: 1, turns: 7, now: 100_000)
        #expect(!isStuck6)
        let isStuck7 = watchdog.isStuck(worker: 2, turns: 7, now: 102_500)
        #expect(!isStuck7)
        let isStuck8 = watchdog.isStuck(worker: 2, turns: 7, now: 104_500)
        #expect(isStuck8)
    }

    @Test func withoutALimitNobodyLooks() {
        var watchdog = Watchdog(limit: nil)
        for second in 0..<100 {
            let isStuck9 = watchdog.isStuck(worker: 1, turns: 1, now: UInt64(second) * 1_000)
            #expect(!isStuck9)
        }
    }
}

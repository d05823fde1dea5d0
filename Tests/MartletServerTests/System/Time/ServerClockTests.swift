import Testing

@testable import MartletServer

@Suite struct ServerClockTests {
    @Test func manualTimeStandsStillUntilItIsAdvanced() {
        let time = ManualTime()
        let clock = ServerClock(time)
        let start = clock.milliseconds
        #expect(clock.after(seconds: 1.5) == start + 1_500)
        #expect(clock.after(seconds: -1) == start)
        time.advance(seconds: 2.25)
        #expect(clock.milliseconds == start + 2_250)
        time.advance(seconds: -1)
        #expect(clock.milliseconds == start + 2_250)
    }

    @Test func theSystemsTimeNeverGoesBack() {
        var last: UInt64 = 0
        for _ in 0..<1_000 {
            let now = ServerClock.system.milliseconds
            #expect(now >= last)
            last = now
        }
    }

    @Test func aSleepEndsWhenManualTimeHasAdvanced() async throws {
        let time = ManualTime()
        let clock = ServerClock(time)
        let ended = SharedNumber()
        let sleep = _Concurrency.Task {
            try await clock.sleep(for: .seconds(3_600))
            _ = ended.add(1)
        }
        // The task may begin its sleep after the time has advanced.
        while ended.current == 0 {
            time.advance(seconds: 3_600)
            try await _Concurrency.Task.sleep(for: .milliseconds(1))
        }
        try await sleep.value
    }

    /// No time is that long, and the arithmetic does not trap.
    @Test(arguments: [Duration.seconds(Int64.max), .seconds(1e18), .seconds(3_600)])
    func aSleepOfAnyLengthIsCancelled(duration: Duration) async {
        let clock = ServerClock(ManualTime())
        let sleep = _Concurrency.Task { try await clock.sleep(for: duration) }
        sleep.cancel()
        await #expect(throws: CancellationError.self) { try await sleep.value }
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(-1e18)])
    func aSleepOfNoLengthEndsAtOnce(duration: Duration) async throws {
        try await ServerClock(ManualTime()).sleep(for: duration)
    }

    @Test func aThreadThatWaitsNoticesThatTimeHasAdvanced() throws {
        let time = ManualTime()
        let clock = ServerClock(time)
        let start = clock.milliseconds
        let waiting = try WorkerThread(name: "wait") { clock.wait(milliseconds: 600_000, since: start) }
        time.advance(seconds: 1)
        waiting.join()
    }
}

import Synchronization
import Testing

@testable import MartletServer

@Suite struct RequestBurstTests {
    @Test func requestsThatComeOnOneAnothersHeelsAreABurst() {
        let time = Clock()
        let burst = RequestBurst { time.now }
        // Each as long after the end of the one before, and how long it took.
        let requests: [(pause: UInt64, work: UInt64, isBurst: Bool)] = [
            (1_000_000, 40_000, false), (10_000, 40_000, true), (14_999, 1, true), (15_000, 1, false), (0, 0, true),
            (2_000_000_000, 5, false),
        ]
        for (number, request) in requests.enumerated() {
            time.advance(request.pause)
            let isBurst = burst.handling { isBurst in
                time.advance(request.work)
                return isBurst
            }
            #expect(isBurst == request.isBurst, "request \(number)")
        }
    }

    private final class Clock: Sendable {
        private let time = Atomic<UInt64>(1_000_000_000)
        var now: UInt64 { time.load(ordering: .relaxed) }
        func advance(_ nanoseconds: UInt64) { time.add(nanoseconds, ordering: .relaxed) }
    }
}

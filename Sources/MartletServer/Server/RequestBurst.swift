import Glibc
import Synchronization

/// Tells requests that come on one another's heels from single ones.
///
/// A single one is answered soonest by the thread that has it. Of many, the others wait meanwhile, and other cores have
/// nothing to do; and to render them one after another costs less than to go back to the network after each.
final class RequestBurst: Sendable {
    private let lastEnd = Atomic<UInt64>(0)
    private let now: @Sendable () -> UInt64

    /// What lies between the ends and beginnings of requests that waited for one another is an answer's way out and a
    /// request's way in, in nanoseconds. A client that waits for the answer before it asks again takes longer.
    private static let longestGap: UInt64 = 15_000

    /// `now` is a clock of nanoseconds that never goes back.
    init(now: @escaping @Sendable () -> UInt64 = RequestBurst.monotonicTime) { self.now = now }

    /// Runs the handling of one request, telling it whether it follows closely on the one before.
    func handling<Result>(_ body: (_ isBurst: Bool) throws -> Result) rethrows -> Result {
        defer { lastEnd.store(now(), ordering: .relaxed) }
        return try body(now() - lastEnd.load(ordering: .relaxed) < Self.longestGap)
    }

    @Sendable private static func monotonicTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

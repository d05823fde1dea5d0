import CMicrohttpd
import Synchronization

/// Returns memory to the system after much of it was freed.
///
/// malloc keeps freed memory for later allocations: after 300 pages of 3 MB that no client had read, the process held
/// 945 MB. Returning memory takes milliseconds, so it happens seldom, and on a thread that nothing waits for.
package final class FreedMemory: Sendable {
    private static let worthwhile = 32 << 20
    private static let milliseconds: UInt64 = 5_000
    /// Less is worthwhile, too, if it has not been done for a minute: when many small sessions have gone to sleep.
    private static let smallest = 1 << 20
    private static let longestPause: UInt64 = 60_000

    private let bytes = Atomic<Int>(0)
    private let next = Atomic<UInt64>(0)
    private let times = Atomic<Int>(0)

    package init() {}

    /// Counts bytes that were freed in one piece.
    package func add(_ count: Int) { bytes.wrappingAdd(count, ordering: .relaxed) }

    /// How often memory was returned, for tests.
    package var count: Int { times.load(ordering: .relaxed) }

    /// Returns memory if it is worthwhile by now. Called regularly, by one thread.
    package func giveBack(now: UInt64) {
        let (count, next) = (bytes.load(ordering: .relaxed), next.load(ordering: .relaxed))
        let isLittle = count < Self.worthwhile
        guard count >= Self.smallest, now >= next + (isLittle ? Self.longestPause - Self.milliseconds : 0) else {
            return
        }
        bytes.store(0, ordering: .relaxed)
        self.next.store(now + Self.milliseconds, ordering: .relaxed)
        times.wrappingAdd(1, ordering: .relaxed)
        Thread.start(name: "martlet-memory", stackSize: 64 << 10) { martlet_give_memory_back() }
    }
}

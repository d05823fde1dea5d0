import CMicrohttpd
import Synchronization

/// Gives memory back to the system after much of it was freed.
///
/// malloc keeps what is freed, in case that it is asked for again: after 300 pages of 3 MB that nobody had read, the
/// process held 945 MB. Giving back takes milliseconds, so it is done seldom, and by a thread that nobody waits for.
package final class FreedMemory: Sendable {
    private static let worthwhile = 32 << 20
    private static let milliseconds: UInt64 = 5_000

    private let bytes = Atomic<Int>(0)
    private let next = Atomic<UInt64>(0)
    private let times = Atomic<Int>(0)

    package init() {}

    /// So many bytes that stood together were freed.
    package func note(_ count: Int) { bytes.wrappingAdd(count, ordering: .relaxed) }

    /// How often memory was given back, for tests.
    package var count: Int { times.load(ordering: .relaxed) }

    /// Called now and then, by one thread.
    package func giveBack(now: UInt64) {
        guard bytes.load(ordering: .relaxed) >= Self.worthwhile, now >= next.load(ordering: .relaxed) else { return }
        bytes.store(0, ordering: .relaxed)
        next.store(now + Self.milliseconds, ordering: .relaxed)
        times.wrappingAdd(1, ordering: .relaxed)
        Thread.start(name: "martlet-memory", stackSize: 64 << 10) { martlet_give_memory_back() }
    }
}

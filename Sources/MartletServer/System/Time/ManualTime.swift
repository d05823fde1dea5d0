import Synchronization

/// A time that a test advances by hand.
package final class ManualTime: Sendable {
    private let now = Atomic<UInt64>(1_000_000)

    package init() {}

    package var milliseconds: UInt64 { now.load(ordering: .sequentiallyConsistent) }

    /// Advances the time. What is due then happens on the server's own threads, soon.
    package func advance(seconds: Double) {
        now.wrappingAdd(UInt64(max(0, seconds) * 1_000), ordering: .sequentiallyConsistent)
    }
}

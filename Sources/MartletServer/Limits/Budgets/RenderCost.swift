import Synchronization

/// The recent cost of first renders of one kind of page. The next one is charged in advance, because requests that come
/// together are admitted before the first of them has been answered.
final class RenderCost: Sendable {
    /// A page with less HTML is not counted: even one for each allowed session does no harm.
    static let heavyBytes = 65_536

    private let work = Atomic<Int>(0)
    private let size = Atomic<Int>(0)

    /// In milliseconds; 32 KB of HTML count as one.
    var expectedWork: Double { Double(work.load(ordering: .relaxed)) / 1_000 }

    /// In bytes of HTML; 0 for a page that is not heavy.
    var expectedWeight: Int { Self.weight(size.load(ordering: .relaxed)) }

    /// Records the cost of a render, and returns it as work. A higher cost takes effect at once, a lower one gradually.
    func record(_ duration: Duration, bytes: Int) -> Double {
        let milliseconds = Double(min(max(duration.nanoseconds, 0), 1_000_000_000_000)) / 1e6 + Double(bytes) / 32_768
        Self.note(Int(milliseconds * 1_000), in: work)
        Self.note(bytes, in: size)
        return milliseconds
    }

    static func weight(_ bytes: Int) -> Int { bytes > heavyBytes ? bytes : 0 }

    private static func note(_ value: Int, in place: borrowing Atomic<Int>) {
        let known = place.load(ordering: .relaxed)
        place.store(value >= known ? value : known - max(1, (known - value) / 16), ordering: .relaxed)
    }
}

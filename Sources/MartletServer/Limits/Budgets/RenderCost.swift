import Synchronization

/// What the first renders of one kind of page have cost lately, for the next one to be paid in advance: requests that come
/// together are weighed before the first of them has been answered.
final class RenderCost: Sendable {
    /// A page with less HTML weighs nothing: as many of them as there may be sessions do no harm.
    static let heavyBytes = 65_536

    private let work = Atomic<Int>(0)
    private let size = Atomic<Int>(0)

    /// In milliseconds, of which 32 KB of HTML are one.
    var expectedWork: Double { Double(work.load(ordering: .relaxed)) / 1_000 }

    /// Bytes of HTML; 0 for a page that is not heavy.
    var expectedWeight: Int { Self.weight(size.load(ordering: .relaxed)) }

    /// Notes what a render has cost, and gives the work. A costly one counts at once, a cheap one little by little.
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

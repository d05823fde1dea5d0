import Synchronization

/// Counts durations by their size: each bound is twice the one before. A record is two atomic additions.
package final class DurationHistogram: Sendable {
    /// The contents of a histogram.
    package struct Counts: Equatable, Sendable {
        /// The number of durations up to each bound and above the one before; the last is for durations above all
        /// bounds.
        package var buckets: [Int]
        /// The sum of all.
        package var nanoseconds: Int

        static func - (new: Counts, old: Counts) -> Counts {
            Counts(
                buckets: zip(new.buckets, old.buckets).map { $0 - $1 }, nanoseconds: new.nanoseconds - old.nanoseconds)
        }
    }

    /// From 16 microseconds to half a second.
    static let boundCount = 16
    private let buckets = InlineArray<17, Atomic<Int>> { _ in Atomic(0) }
    private let sum = Atomic<Int>(0)

    package init() {}

    /// A bound, in seconds.
    static func bound(_ index: Int) -> Double { Double(16_384 << index) / 1e9 }

    package func record(nanoseconds: Int64) {
        let duration = max(0, Int(nanoseconds))
        buckets[Self.index(of: duration)].wrappingAdd(1, ordering: .relaxed)
        sum.wrappingAdd(duration, ordering: .relaxed)
    }

    /// The first bucket whose bound is not less.
    static func index(of duration: Int) -> Int {
        guard duration > 16_384 else { return 0 }
        return min(boundCount, Int.bitWidth - ((duration - 1) >> 14).leadingZeroBitCount)
    }

    func add(_ counts: Counts) {
        for (index, count) in counts.buckets.prefix(Self.boundCount + 1).enumerated() {
            buckets[index].wrappingAdd(count, ordering: .relaxed)
        }
        sum.wrappingAdd(counts.nanoseconds, ordering: .relaxed)
    }

    package var counts: Counts {
        Counts(
            buckets: (0...Self.boundCount).map { buckets[$0].load(ordering: .relaxed) },
            nanoseconds: sum.load(ordering: .relaxed))
    }
}

extension Duration {
    /// In nanoseconds.
    package var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}

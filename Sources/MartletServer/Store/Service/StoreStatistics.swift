import Synchronization

/// The counters of a server's store.
package final class StoreStatistics: Sendable {
    package let commits = Statistics.Counter()
    package let failures = Statistics.Counter()
    /// Records that were put.
    package let records = Statistics.Counter()
    /// Bytes of these records.
    package let bytes = Statistics.Counter()
    /// Owners that were evicted because the store was too large.
    package let evictions = Statistics.Counter()
    /// Owners whose changes were left out.
    package let refusals = Statistics.Counter()
    /// How long commits took.
    package let durations = DurationHistogram()
    private let contents = Mutex(StoreSize())

    /// What the store contained after the last change.
    package var size: StoreSize { contents.withLock(\.self) }

    func update(_ size: StoreSize) { contents.withLock { $0 = size } }
}

extension StoreBatch {
    /// The number of records that it puts.
    var records: Int {
        operations.reduce(0) { count, operation in
            guard case .change(_, _, _, _, let changes) = operation else { return count }
            return count + changes.count { if case .put = $0 { true } else { false } }
        }
    }
}

import Synchronization

/// An isolation domain whose views read a shared value: a visitor's session.
///
/// Safety of `@unchecked Sendable`: everything but what is pending is used in the domain only, `place` under the storage's
/// lock.
final class SharedSubscriber<Value: Sendable>: PieceListElement, @unchecked Sendable {
    private struct Pending {
        var readings: ContiguousArray<SharedReading<Value>> = []
        /// Whether a turn in the domain is arranged, or about to be.
        var isExpected = false
    }

    /// Where the views live; `nil` where there is one thread only, and a graph is a domain by itself.
    let isolation: (any GraphIsolation)?
    let subscriptions: SharedSubscriptions
    var place: Int?
    var readings: [SharedProjectionKey: SharedReading<Value>] = [:]
    /// Those that had no reader when last looked at: their views may be just being evaluated.
    private var left: ContiguousArray<SharedReading<Value>> = []
    /// The value that the evaluation under way has seen, so that each of its reads does not go for it.
    private var seen: (value: Value, version: UInt64)?
    private var isTidyingArranged = false
    private let pending = Mutex(Pending())

    init(_ isolation: (any GraphIsolation)?, _ subscriptions: SharedSubscriptions) {
        self.isolation = isolation
        self.subscriptions = subscriptions
    }

    // MARK: Evaluation

    /// The value as it is, for a view in `graph` that is being evaluated.
    func value(of storage: SharedStorage<Value>, in graph: ViewGraph) -> (value: Value, version: UInt64) {
        if let seen, seen.version == storage.version { return seen }
        let now = storage.now
        seen = now
        arrangeTidying(in: graph)
        return now
    }

    /// The last reader of `reading` has left, to be evaluated in `graph`, and may come again.
    func leave(_ reading: SharedReading<Value>, in graph: ViewGraph) {
        left.append(reading)
        arrangeTidying(in: graph)
    }

    private func arrangeTidying(in graph: ViewGraph) {
        guard !isTidyingArranged else { return }
        isTidyingArranged = true
        graph.afterEvaluation { self.tidyUp() }
    }

    /// Ends the readings that nobody has come back to, and lets go of the value that was seen.
    private func tidyUp() {
        isTidyingArranged = false
        seen = nil
        var readings = ContiguousArray<SharedReading<Value>>()
        swap(&readings, &left)
        for reading in readings { reading.endIfUnread() }
    }

    // MARK: Changes

    /// Notes that the part of `reading` has changed, if its readers do not know yet. Gives whether the domain is to be told
    /// when all that has changed is noted.
    func note(_ reading: SharedReading<Value>) -> Bool {
        pending.withLock { pending in
            guard !reading.isPending, reading.isBehind else { return false }
            reading.isPending = true
            pending.readings.append(reading)
            defer { pending.isExpected = true }
            return !pending.isExpected
        }
    }

    /// Has the views marked, in their domain.
    func tell() {
        guard let isolation else { return markNoted() }
        isolation.mark { self.markNoted() }
    }

    /// Marks the views whose parts have been noted; in their domain.
    private func markNoted() {
        let noted = pending.withLock { pending in
            var readings = ContiguousArray<SharedReading<Value>>()
            swap(&readings, &pending.readings)
            pending.isExpected = false
            for reading in readings { reading.isPending = false }
            return readings
        }
        tidyUp()
        for reading in noted { reading.markIfBehind() }
    }

    /// Marks the views whose parts have changed, without waiting to be told; in their domain.
    func markChanged() { for reading in readings.values { reading.markIfBehind() } }
}

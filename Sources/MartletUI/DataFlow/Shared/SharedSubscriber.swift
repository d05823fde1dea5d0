import Synchronization

/// An isolation domain whose views read a shared value: a visitor's session.
///
/// Safety of `@unchecked Sendable`: everything but `pending` and `place` is used only in the domain, and `place` only
/// under the storage's lock.
final class SharedSubscriber<Value: Sendable>: PieceListElement, @unchecked Sendable {
    private struct Pending {
        var readings: ContiguousArray<SharedReading<Value>> = []
        /// Whether a turn in the domain is scheduled, or about to be.
        var isExpected = false
    }

    /// The domain of the views; `nil` if there is only one thread, where each graph is a domain of its own.
    let isolation: (any GraphIsolation)?
    let subscriptions: SharedSubscriptions
    var place: Int?
    var readings: [SharedProjectionKey: SharedReading<Value>] = [:]
    /// Readings that recently lost their last subscriber, whose view may be under evaluation.
    private var left: ContiguousArray<SharedReading<Value>> = []
    /// The value that the current evaluation has seen, so that its later reads need not fetch it again.
    private var seen: (value: Value, version: UInt64)?
    private var isTidyingArranged = false
    private let pending = Mutex(Pending())

    init(_ isolation: (any GraphIsolation)?, _ subscriptions: SharedSubscriptions) {
        self.isolation = isolation
        self.subscriptions = subscriptions
    }

    // MARK: Evaluation

    /// The current value, for a view under evaluation in `graph`.
    func value(of storage: SharedStorage<Value>, in graph: ViewGraph) -> (value: Value, version: UInt64) {
        if let seen, seen.version == storage.version { return seen }
        let now = storage.now
        seen = now
        arrangeTidying(in: graph)
        return now
    }

    /// Handles the loss of the last subscriber of `reading`, whose view is to be evaluated in `graph` and may read
    /// again.
    func leave(_ reading: SharedReading<Value>, in graph: ViewGraph) {
        left.append(reading)
        arrangeTidying(in: graph)
    }

    private func arrangeTidying(in graph: ViewGraph) {
        guard !isTidyingArranged else { return }
        isTidyingArranged = true
        graph.afterEvaluation { self.tidyUp() }
    }

    /// Ends the readings that no view has resumed, and releases the cached value.
    private func tidyUp() {
        isTidyingArranged = false
        seen = nil
        var readings = ContiguousArray<SharedReading<Value>>()
        swap(&readings, &left)
        for reading in readings { reading.endIfUnread() }
    }

    // MARK: Changes

    /// Notes a change of the projection of `reading`, if its subscribers have not received it yet. Returns whether the
    /// caller must notify the domain once all changes are noted.
    func mark(_ reading: SharedReading<Value>) -> Bool {
        pending.withLock { pending in
            guard !reading.isPending, reading.isBehind else { return false }
            reading.isPending = true
            pending.readings.append(reading)
            defer { pending.isExpected = true }
            return !pending.isExpected
        }
    }

    /// Invalidates the views, in their domain.
    func notify() {
        guard let isolation else { return markNoted() }
        isolation.mark { self.markNoted() }
    }

    /// Invalidates the views of the noted readings; called in their domain.
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

    /// Invalidates the views of changed projections without waiting for a notification; called in their domain.
    func markChanged() { for reading in readings.values { reading.markIfBehind() } }
}

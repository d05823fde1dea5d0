import MartletPublishers
import MartletValues
import Synchronization

/// The value of a ``Shared`` and its readings.
///
/// Its one lock, `content`, is held only briefly, and never while the program's code runs: nobody waits for somebody
/// else's change. A change runs on a copy, which takes the value's place if that has not changed meanwhile; otherwise
/// it runs again on the new value.
final class SharedStorage<Value: Sendable>: Sendable {
    struct Content {
        var value: Value
        /// The bytes of the value, unless all values of its type have the same.
        var bytes = 0
        var directory = SharedDirectory<Value>()
        var isFanningOut = false
        var work = SharedWork()
        /// The posts that have changed the value, for the store. Here, so that they change with the value.
        var posts = SharedPosts()
        /// Those that had changed it before, in an earlier process or on another server: they may be performed again.
        var formerPosts = SharedPosts()
        /// Whether another server has the right to change the value, or may.
        var isClosed = false
        /// The version that the store has, where other servers change the value as well.
        var storedVersion: Int64 = 0
    }

    let content: Mutex<Content>
    let valueSize = ValueSize<Value>()
    /// Each change raises it, under the lock. Projections begin at 0, before the first version.
    let lastVersion = Atomic<UInt64>(1)
    /// Lets a change that has lost to others repeatedly go first.
    let precedence = SharedPrecedence()
    /// How the value outlives the process.
    let durability: SharedDurability

    init(_ value: Value, _ site: SharedSite) {
        content = Mutex(Content(value: value))
        durability = SharedDurability(site)
        measure(value)
    }

    deinit { SharedBound.add(-content.withLock { $0.bytes }) }

    /// Counts a value that nobody else changes.
    func measure(_ value: Value) {
        guard !valueSize.isConstant else { return }
        let bytes = valueSize.bytes(of: value, upTo: 1 << 40)
        SharedBound.add(
            content.withLock { content in
                defer { content.bytes = bytes }
                return bytes - content.bytes
            })
    }

    /// The number of changes so far.
    var version: UInt64 { lastVersion.load(ordering: .acquiring) }

    /// The value and its version.
    var now: (value: Value, version: UInt64) { content.withLock { ($0.value, version) } }

    // MARK: Reading

    /// Reads the result of `projection`. The current view, if there is one, depends on it from now on.
    func read<Result>(_ key: SharedProjectionKey, _ projection: @escaping @Sendable (Value) -> Result) -> Result {
        guard let view = CurrentEvaluation.subscriber, let graph = view.evaluated?.graph else {
            return projection(now.value)
        }
        durability.reportProblem(to: view)
        let subscriptions = graph.isolation?.subscriptions ?? graph.subscriptions
        let subscriber = subscriptions[self] ?? SharedSubscriber(graph.isolation, subscriptions)
        let reading = subscriber.readings[key] ?? enter(key, subscriber) { TypedProjection(projection) }
        var (value, version) = subscriber.value(of: self, in: graph)
        reading.willBeRead(at: version)
        view.record(reading)
        while true {
            switch reading.projection.content.advance(to: value, version) {
            case .same: return projection(value)
            case .changed:
                recordChanges(of: [reading.projection])
                beginFanOut()
                return projection(value)
            case .isAhead: (value, version) = subscriber.value(of: self, in: graph)
            }
        }
    }

    /// Makes the reading of a projection in a domain that has none yet.
    private func enter(
        _ key: SharedProjectionKey, _ subscriber: SharedSubscriber<Value>,
        _ projection: @Sendable () -> any ComparableProjection<Value>
    ) -> SharedReading<Value> {
        let reading = content.withLock { $0.directory.makeReading(key, subscriber, self, version, projection) }
        if subscriber.readings.isEmpty { subscriber.subscriptions[self] = subscriber }
        subscriber.readings[key] = reading
        return reading
    }

    /// Ends `reading`, which has no subscribers left in its domain.
    func end(_ reading: SharedReading<Value>) {
        let subscriber = reading.subscriber
        guard subscriber.readings[reading.projection.key] === reading else { return }
        subscriber.readings[reading.projection.key] = nil
        let isLast = subscriber.readings.isEmpty
        if isLast { subscriber.subscriptions[self] = nil }
        content.withLock { $0.directory.remove(reading, isLast: isLast) }
    }

    // MARK: Notification

    /// Begins a fan-out, unless one is under way. The first turn runs here, so that a few subscribers are notified at
    /// once.
    func beginFanOut() {
        let begun: (SharedPass, isOneThread: Bool, (any GraphIsolation)?)? = content.withLock { content in
            guard !content.isFanningOut, let subscriber = content.directory.subscribers.any else { return nil }
            content.isFanningOut = true
            let pass = SharedPass(version: version, uncompared: content.directory.projectionList.count)
            return (pass, content.directory.unisolatedCount > 0, subscriber.isolation)
        }
        guard let (pass, isOneThread, isolation) = begun else { return }
        let fanOut = SharedFanOut(self, pass)
        // The comparison of projections is the program's code, and its reads are no dependencies of the current view.
        CurrentEvaluation.during(nil) {
            guard fanOut.runTurn() else { return }
            if !isOneThread, let isolation { return isolation.runInTurns { fanOut.runTurn() } }
            while fanOut.runTurn() {}
        }
    }

    /// The pass after `pass`; `nil` if no work is left, which ends the fan-out.
    func nextPass(after pass: SharedPass) -> SharedPass? {
        content.withLock { content in
            guard version == pass.version, !content.directory.hasChanged else {
                return SharedPass(version: version, uncompared: content.directory.projectionList.count)
            }
            content.isFanningOut = false
            return nil
        }
    }

    /// Some of the projections before `end`, which moves, and the current value.
    func projections(
        before end: inout Int, length: Int
    ) -> (projections: ContiguousArray<SharedProjection<Value>>, value: Value, version: UInt64) {
        content.withLock { content in
            let projections = content.directory.projectionList.piece(before: &end, length: length)
            content.work.comparisons += projections.count
            return (projections, content.value, version)
        }
    }

    func recordChanges(of projections: [SharedProjection<Value>]) {
        guard !projections.isEmpty else { return }
        content.withLock { content in
            for projection in projections { content.directory.recordChange(of: projection) }
        }
    }

    /// A projection whose readings are to receive a change, and their number in `end`.
    func removeChanged(_ end: inout Int) -> SharedProjection<Value>? {
        content.withLock { content in
            let projection = content.directory.removeChanged()
            end = projection?.readings.count ?? 0
            return projection
        }
    }

    /// Some of the readings of `projection` before `end`, which moves.
    func readings(
        of projection: SharedProjection<Value>, before end: inout Int, length: Int
    ) -> ContiguousArray<SharedReading<Value>> {
        content.withLock { content in
            let readings = projection.readings.piece(before: &end, length: length)
            content.work.visits += readings.count
            return readings
        }
    }

    // MARK: Inspection

    /// The work done for changes so far.
    var work: SharedWork { content.withLock { $0.work } }
    /// The number of registered projections and domains.
    var size: (projections: Int, subscribers: Int) {
        content.withLock { ($0.directory.projectionList.count, $0.directory.subscribers.count) }
    }
}

/// The total work of a value's fan-outs.
struct SharedWork: Equatable {
    /// Compared projections.
    var comparisons = 0
    /// Visited readings of changed projections.
    var visits = 0
}

/// Lets a lock return a value to the thread that holds it.
///
/// Safety of `@unchecked Sendable`: the lock's interface requires `Sendable`, but the value never leaves the calling
/// thread.
struct OwnResult<Value>: @unchecked Sendable {
    let value: Value
}

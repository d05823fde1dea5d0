import Synchronization

/// The value of a ``Shared`` and its readings.
///
/// There are two locks. `content` is held only briefly, so that a reader never waits for a change by somebody else;
/// `order` is held while the program's code makes a change, so that changes run one after another. Notification of
/// subscribers happens under neither.
final class SharedStorage<Value: Sendable>: Sendable {
    private struct Content {
        var value: Value
        var directory = SharedDirectory<Value>()
        var isFanningOut = false
        var work = SharedWork()
        /// The posts that have changed the value, for the store. Here, so that they change with the value.
        var posts = SharedPosts()
    }

    private let content: Mutex<Content>
    /// Each change raises it, under the lock. Projections begin at 0, before the first version.
    private let lastVersion = Atomic<UInt64>(1)
    private let order = Mutex<Void>(())
    /// The thread that is changing the value, so that it does not wait for itself.
    private let changer = Atomic<UInt>(0)
    /// How the value outlives the process.
    let durability: SharedDurability

    init(_ value: Value, _ site: SharedSite) {
        content = Mutex(Content(value: value))
        durability = SharedDurability(site)
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
                noteChanges(of: [reading.projection])
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

    // MARK: Changing

    /// Runs `body` on a copy, replaces the value with it, and notifies the subscribers of the projections that differ.
    func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        if let view = CurrentEvaluation.subscriber?.evaluated {
            view.graph.report(.writeDuringBody(property: "Shared<\(Value.self)>"))
        }
        let result: Result
        if changer.load(ordering: .relaxed) == CurrentThread.number {
            PagelessDiagnostics.report(.nestedUpdate(value: "\(Value.self)"))
            result = try change(body)
        } else {
            result = try order.withLock { _ in
                changer.store(CurrentThread.number, ordering: .relaxed)
                defer { changer.store(0, ordering: .relaxed) }
                return OwnResult(value: try change(body))
            }.value
        }
        markOwn()
        beginFanOut()
        durability.didChange(self)
        return result
    }

    /// Replaces the value with that of an earlier process, before anybody has read it.
    func begin(with value: Value) { content.withLock { $0.value = value } }

    /// The value, and the posts that have changed it and are not known to be stored with their pages.
    var stored: (value: Value, posts: SharedPosts) { content.withLock { ($0.value, $0.posts) } }

    /// Forgets posts that are stored with their pages. Returns whether there are others.
    func forgetOwnPosts(_ isStored: (SharedPost) -> Bool) -> Bool {
        content.withLock { content in
            content.posts.forget(isStored)
            return !content.posts.numbers.isEmpty
        }
    }

    private func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        var value = content.withLock { $0.value }
        let result = try body(&value)
        // The stored value contains what this post has done to it.
        if durability.isRepetition { return result }
        let new = value
        let post = durability.currentPost
        // The old value must end outside the lock: that may take long and run the program's code.
        _ = content.withLock { content in
            let old = content.value
            content.value = new
            if let post { content.posts.add(post) }
            lastVersion.wrappingAdd(1, ordering: .releasing)
            return old
        }
        return result
    }

    /// Invalidates the views of the current domain, whose next output must include the change.
    private func markOwn() {
        guard let own = (CurrentIsolation.current as? any GraphIsolation)?.subscriptions[self] else { return }
        let (value, version) = now
        let projections = own.readings.values.map(\.projection)
        noteChanges(of: projections.filter { $0.content.advance(to: value, version) == .changed })
        own.markChanged()
    }

    // MARK: Notification

    /// Begins a fan-out, unless one is under way. The first turn runs here, so that a few subscribers are notified at
    /// once.
    private func beginFanOut() {
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
            guard fanOut.takeTurn() else { return }
            if !isOneThread, let isolation { return isolation.takeTurns { fanOut.takeTurn() } }
            while fanOut.takeTurn() {}
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

    func noteChanges(of projections: [SharedProjection<Value>]) {
        guard !projections.isEmpty else { return }
        content.withLock { content in
            for projection in projections { content.directory.noteChange(of: projection) }
        }
    }

    /// A projection whose readings are to receive a change, and their number in `end`.
    func takeChanged(_ end: inout Int) -> SharedProjection<Value>? {
        content.withLock { content in
            let projection = content.directory.takeChanged()
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

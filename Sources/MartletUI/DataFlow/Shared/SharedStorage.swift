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
        /// How many posts of earlier processes and of other servers stand with the value besides.
        var formerPostCount = 0
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
    private func measure(_ value: Value) {
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
    ///
    /// Returns the result of `body`, and why its change was not made.
    @discardableResult
    func update<Result>(
        _ body: (inout Value) throws -> Result
    ) rethrows -> (result: Result, error: SharedRefusal?) {
        if let view = CurrentEvaluation.subscriber?.evaluated {
            view.graph.report(.writeDuringBody(property: "Shared<\(Value.self)>"))
        }
        let outer = CurrentUpdate.innermost
        if let outer, outer.pointee.includes(self) {
            PagelessDiagnostics.report(.nestedUpdate(value: "\(Value.self)"))
        }
        let (result, error) = try change(inside: outer, body)
        guard error == nil else { return (result, error) }
        markOwn()
        beginFanOut()
        durability.didChange(self)
        return (result, nil)
    }

    /// Says on the page whose action is being performed, or in the log, that a change was not made.
    func report(_ refusal: SharedRefusal) {
        let diagnostic = refusal.diagnostic
        if case .unavailable = refusal { durability.couldNotChange(self) }
        let isReported = (CurrentIsolation.current as? any GraphIsolation)?.report(diagnostic) ?? false
        if !isReported { PagelessDiagnostics.report(diagnostic) }
    }

    /// Replaces the value with that of an earlier process, before anybody has read it.
    func begin(with value: Value, after posts: SharedPosts) {
        content.withLock { ($0.value, $0.formerPostCount) = (value, posts.count) }
        measure(value)
    }

    /// The value, and the posts that have changed it and are not known to be stored with their pages.
    var stored: (value: Value, posts: SharedPosts) { content.withLock { ($0.value, $0.posts) } }

    /// Forgets posts that are stored with their pages. Returns whether there are others.
    func forgetOwnPosts(_ isStored: (SharedPost) -> Bool, besides formerCount: Int) -> Bool {
        content.withLock { content in
            content.posts.forget(isStored)
            content.formerPostCount = formerCount
            return !content.posts.isEmpty
        }
    }

    /// Runs `body` on copies until one takes the value's place. `outer` is the update that the thread is running.
    ///
    /// Where another server has the right to change the value, it is waited for. An update around this one does not keep its
    /// own value from others meanwhile: if that goes, the update runs again.
    private func change<Result>(
        inside outer: UnsafeMutablePointer<RunningUpdate>?, _ body: (inout Value) throws -> Result
    ) rethrows -> (Result, SharedRefusal?) {
        var claim = SharedPrecedence.Claim()
        defer { precedence.end(claim) }
        var waits = 0
        while true {
            if !precedence.isFree { precedence.wait(claim) }
            var version: UInt64 = 0
            var bytes = 0
            var isClosed = false
            let former = content.withLock { content in
                (version, bytes, isClosed) = (self.version, content.bytes, content.isClosed)
                return content.value
            }
            var value = former
            if isClosed {
                if durability.acquire(self) { continue }
                return (try body(&value), .unavailable(SharedUnavailableError("\(Value.self)")))
            }
            var update = RunningUpdate(of: self, at: version, inside: outer)
            let result = try CurrentUpdate.during(&update) { try body(&value) }
            // The stored value contains what this post has done to it.
            if durability.discardsChanges { return (result, nil) }
            var newBytes = bytes
            if !valueSize.isConstant {
                let limit = SharedBound.ofOne.load(ordering: .relaxed)
                newBytes = valueSize.bytes(of: value, madeFrom: former, of: bytes, upTo: limit)
                if let excess = SharedBound.reserve(newBytes, insteadOf: bytes) {
                    SharedBound.noteRefusal()
                    return (result, .size(SharedSizeError("\(Value.self)", newBytes, excess)))
                }
            }
            let replacement = replace(update.version, with: &value, newBytes, reserved: max(0, newBytes - bytes))
            if replacement == .made {
                // An update of the same value inside another is made at once, and the end of the outer one undoes it.
                outer?.pointee.follow(self, from: update.version, to: update.version + 1)
                return (result, nil)
            }
            SharedBound.add(min(0, bytes - newBytes))
            if replacement == .lost {
                precedence.noteLoss(&claim)
            } else {
                waits += 1
                guard waits <= Self.mostWaits, durability.waitForPosts() else {
                    return (result, .unavailable(SharedUnavailableError("\(Value.self)")))
                }
            }
        }
    }

    /// How often an update waits until there is room for its post: some five seconds.
    private static var mostWaits: Int { 250 }

    private enum Replacement {
        case made
        /// Another update was quicker, or another server has the right now.
        case lost
        /// Too many posts stand with the value whose pages are not stored yet.
        case full
    }

    /// Exchanges the value and `new`, unless the version is no longer `version`. The old value ends with the caller,
    /// outside the lock: that may take long and run the program's code.
    @inline(__always)
    private func replace(_ version: UInt64, with new: inout Value, _ bytes: Int, reserved: Int) -> Replacement {
        let performed = durability.currentPost
        let replacement: Replacement = content.withLock { content in
            guard self.version == version, !content.isClosed else { return .lost }
            if let post = performed?.post, content.posts.count + content.formerPostCount >= SharedPosts.limit,
                !content.posts.contains(post.page)
            {
                return .full
            }
            swap(&content.value, &new)
            if bytes != content.bytes || reserved > 0 {
                // An update of the same value inside this one has counted its own change.
                SharedBound.add(bytes - content.bytes - reserved)
                content.bytes = bytes
            }
            if let performed { content.posts.add(performed.post) }
            lastVersion.store(version + 1, ordering: .releasing)
            return .made
        }
        if replacement == .made, let performed { durability.note(performed) }
        return replacement
    }

    /// Invalidates the views of the current domain, whose next output must include the change.
    func markOwn() {
        guard let own = (CurrentIsolation.current as? any GraphIsolation)?.subscriptions[self] else { return }
        let (value, version) = now
        let projections = own.readings.values.map(\.projection)
        noteChanges(of: projections.filter { $0.content.advance(to: value, version) == .changed })
        own.markChanged()
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

import Synchronization

/// The value of a ``Shared`` and who has read what of it.
///
/// Two locks: `content` is held for moments only, so that a reader never waits for somebody's change; `order` is held
/// while the program's code makes a change, so that changes follow one another. Telling the readers is done under neither.
final class SharedStorage<Value: Sendable>: Sendable {
    private struct Content {
        var value: Value
        var directory = SharedDirectory<Value>()
        var isFanningOut = false
        var work = SharedWork()
    }

    private let content: Mutex<Content>
    /// Raised by each change, under the lock. Parts begin at 0, before the first.
    private let lastVersion = Atomic<UInt64>(1)
    private let order = Mutex<Void>(())
    /// The thread that is changing the value, so that it does not wait for itself.
    private let changer = Atomic<UInt>(0)

    init(_ value: Value) { content = Mutex(Content(value: value)) }

    /// How often the value has changed.
    var version: UInt64 { lastVersion.load(ordering: .acquiring) }

    /// The value and its version.
    var now: (value: Value, version: UInt64) { content.withLock { ($0.value, version) } }

    // MARK: Reading

    /// What `part` gives of the value. The view being evaluated, if there is one, depends on it from now on.
    func read<Part>(_ key: SharedProjectionKey, _ part: @escaping @Sendable (Value) -> Part) -> Part {
        guard let view = CurrentEvaluation.subscriber, let graph = view.evaluated?.graph else { return part(now.value) }
        let subscriptions = graph.isolation?.subscriptions ?? graph.subscriptions
        let subscriber = subscriptions[self] ?? SharedSubscriber(graph.isolation, subscriptions)
        let reading = subscriber.readings[key] ?? enter(key, subscriber) { TypedProjection(part) }
        var (value, version) = subscriber.value(of: self, in: graph)
        reading.willBeRead(at: version)
        view.record(reading)
        while true {
            switch reading.part.content.advance(to: value, version) {
            case .same: return part(value)
            case .changed:
                noteChanges(of: [reading.part])
                beginFanOut()
                return part(value)
            case .isAhead: (value, version) = subscriber.value(of: self, in: graph)
            }
        }
    }

    /// A part is read in a domain where nobody else reads it.
    private func enter(
        _ key: SharedProjectionKey, _ subscriber: SharedSubscriber<Value>,
        _ part: @Sendable () -> any ComparableProjection<Value>
    ) -> SharedReading<Value> {
        let reading = content.withLock { $0.directory.makeReading(key, subscriber, self, version, part) }
        if subscriber.readings.isEmpty { subscriber.subscriptions[self] = subscriber }
        subscriber.readings[key] = reading
        return reading
    }

    /// Nobody in its domain reads `reading` any more.
    func end(_ reading: SharedReading<Value>) {
        let subscriber = reading.subscriber
        guard subscriber.readings[reading.part.key] === reading else { return }
        subscriber.readings[reading.part.key] = nil
        let isLast = subscriber.readings.isEmpty
        if isLast { subscriber.subscriptions[self] = nil }
        content.withLock { $0.directory.remove(reading, isLast: isLast) }
    }

    // MARK: Changing

    /// Runs `body` on a copy, puts it in the value's place, and tells those who read what differs.
    func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        if let view = CurrentEvaluation.subscriber?.evaluated {
            view.graph.report(.writeDuringBody(property: "Shared<\(Value.self)>"))
        }
        let result: Result
        if changer.load(ordering: .relaxed) == CurrentEvaluation.thread {
            PagelessDiagnostics.report(.nestedUpdate(value: "\(Value.self)"))
            result = try change(body)
        } else {
            result = try order.withLock { _ in
                changer.store(CurrentEvaluation.thread, ordering: .relaxed)
                defer { changer.store(0, ordering: .relaxed) }
                return OwnResult(value: try change(body))
            }.value
        }
        markOwn()
        beginFanOut()
        return result
    }

    private func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        var value = content.withLock { $0.value }
        let result = try body(&value)
        let new = value
        // The old value ends outside the lock: that may take long, and run the program's code.
        _ = content.withLock { content in
            let old = content.value
            content.value = new
            lastVersion.wrappingAdd(1, ordering: .releasing)
            return old
        }
        return result
    }

    /// Marks the views of the domain that runs here: what it shows next must have the change.
    private func markOwn() {
        guard let own = CurrentIsolation.current?.subscriptions[self] else { return }
        let (value, version) = now
        let parts = own.readings.values.map(\.part)
        noteChanges(of: parts.filter { $0.content.advance(to: value, version) == .changed })
        own.markChanged()
    }

    // MARK: Telling

    /// Begins to tell all readers, unless that is under way. The first turn is taken here, so that few are told at once.
    private func beginFanOut() {
        let begun: (SharedPass, isOneThread: Bool, (any GraphIsolation)?)? = content.withLock { content in
            guard !content.isFanningOut, let subscriber = content.directory.subscribers.any else { return nil }
            content.isFanningOut = true
            let pass = SharedPass(version: version, uncompared: content.directory.partList.count)
            return (pass, content.directory.unisolatedCount > 0, subscriber.isolation)
        }
        guard let (pass, isOneThread, isolation) = begun else { return }
        let fanOut = SharedFanOut(self, pass)
        // What compares parts is the program's code, and a view that is being evaluated here does not read what others do.
        CurrentEvaluation.during(nil) {
            guard fanOut.takeTurn() else { return }
            if !isOneThread, let isolation { return isolation.takeTurns { fanOut.takeTurn() } }
            while fanOut.takeTurn() {}
        }
    }

    /// What is to be done after `pass`; `nil` if nothing, and then the fan-out is over.
    func nextPass(after pass: SharedPass) -> SharedPass? {
        content.withLock { content in
            guard version == pass.version, !content.directory.hasChanged else {
                return SharedPass(version: version, uncompared: content.directory.partList.count)
            }
            content.isFanningOut = false
            return nil
        }
    }

    /// Some of the parts before `end`, which moves, and what the value is now.
    func parts(
        before end: inout Int, length: Int
    ) -> (parts: ContiguousArray<SharedProjection<Value>>, value: Value, version: UInt64) {
        content.withLock { content in
            let parts = content.directory.partList.piece(before: &end, length: length)
            content.work.comparisons += parts.count
            return (parts, content.value, version)
        }
    }

    func noteChanges(of parts: [SharedProjection<Value>]) {
        guard !parts.isEmpty else { return }
        content.withLock { content in
            for part in parts { content.directory.noteChange(of: part) }
        }
    }

    /// A part whose readings are to be told, and the end of them.
    func takeChanged(_ end: inout Int) -> SharedProjection<Value>? {
        content.withLock { content in
            let part = content.directory.takeChanged()
            end = part?.readings.count ?? 0
            return part
        }
    }

    /// Some of the readings of `part` before `end`, which moves.
    func readings(
        of part: SharedProjection<Value>, before end: inout Int, length: Int
    ) -> ContiguousArray<SharedReading<Value>> {
        content.withLock { content in
            let readings = part.readings.piece(before: &end, length: length)
            content.work.visits += readings.count
            return readings
        }
    }

    // MARK: Looking at it

    /// What has been done for changes so far.
    var work: SharedWork { content.withLock { $0.work } }
    /// How many parts and domains are known.
    var size: (parts: Int, subscribers: Int) {
        content.withLock { ($0.directory.partList.count, $0.directory.subscribers.count) }
    }
}

/// What the fan-outs of a value have done, in all.
struct SharedWork: Equatable {
    /// Parts compared.
    var comparisons = 0
    /// Readings of parts that have changed.
    var visits = 0
}

/// What a lock gives the thread that holds it.
///
/// Safety of `@unchecked Sendable`: it goes through the lock, which asks for it, and never leaves the calling thread.
struct OwnResult<Value>: @unchecked Sendable {
    let value: Value
}

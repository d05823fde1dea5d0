import Synchronization

/// A part of a shared value that views read, and who reads it.
///
/// Safety of `@unchecked Sendable`: the variables are used under the storage's lock.
final class SharedProjection<Value: Sendable>: PieceListElement, @unchecked Sendable {
    let key: SharedProjectionKey
    let content: any ComparableProjection<Value>
    var place: Int?
    var readings = PieceList<SharedReading<Value>>()
    /// Whether it waits until its readings are told of a change.
    var isChanged = false

    init(_ key: SharedProjectionKey, _ content: any ComparableProjection<Value>) {
        self.key = key
        self.content = content
    }
}

/// What a part of a value is now.
protocol ComparableProjection<Value>: AnyObject, Sendable {
    associatedtype Value
    /// The version of the value in which the part last differed.
    var changed: UInt64 { get }
    /// Goes on to `version`, in which the value is `new`.
    func advance(to new: Value, _ version: UInt64) -> PartAdvance
}

enum PartAdvance {
    /// The part is what it was.
    case same
    /// It differs from what it was, and the caller is the one who tells that.
    case changed
    /// The part is at a later version already.
    case isAhead
}

/// A part with the value that it had in the version up to which changes have been looked for.
///
/// Whoever meets a later version goes on to it: the change's own session, the fan-out, and whoever reads the part, so that
/// what a reader has seen is always compared with what comes.
///
/// Safety of `@unchecked Sendable`: `last` is used under the lock, and belongs to a `Sendable` value.
final class TypedProjection<Value, Part>: ComparableProjection, @unchecked Sendable {
    private let part: @Sendable (Value) -> Part
    private let lock = Mutex<Void>(())
    private var last: Part?
    private let version = Atomic<UInt64>(0)
    private let lastChange = Atomic<UInt64>(0)

    init(_ part: @escaping @Sendable (Value) -> Part) { self.part = part }

    var changed: UInt64 { lastChange.load(ordering: .acquiring) }

    func advance(to new: Value, _ version: UInt64) -> PartAdvance {
        if let known = slotKind(for: version) { return known }
        let next = part(new)
        while true {
            // What compares is the program's code, which may read the value itself: it runs under no lock.
            let (last, seen) = lock.withLock { _ -> (OwnResult<Part?>, UInt64) in
                (OwnResult(value: self.last), self.version.load(ordering: .relaxed))
            }
            if let known = slotKind(for: version) { return known }
            let differs = last.value.map { !InputComparison.areValuesEqual($0, next) } ?? false
            let isDone = lock.withLock { _ in
                guard self.version.load(ordering: .relaxed) == seen else { return false }
                self.last = next
                if differs { lastChange.store(version, ordering: .releasing) }
                self.version.store(version, ordering: .releasing)
                return true
            }
            if isDone { return differs ? .changed : .same }
        }
    }

    private func slotKind(for version: UInt64) -> PartAdvance? {
        let known = self.version.load(ordering: .acquiring)
        if known < version { return nil }
        return known == version ? .same : .isAhead
    }
}

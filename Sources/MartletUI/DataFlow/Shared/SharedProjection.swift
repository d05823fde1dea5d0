import Synchronization

/// A projection of a shared value that views read, with its readings.
///
/// Safety of `@unchecked Sendable`: all access to the variables is under the storage's lock.
final class SharedProjection<Value: Sendable>: PieceListElement, @unchecked Sendable {
    let key: SharedProjectionKey
    let content: any ComparableProjection<Value>
    var place: Int?
    var readings = PieceList<SharedReading<Value>>()
    /// Whether a change waits for delivery to the readings.
    var isChanged = false

    init(_ key: SharedProjectionKey, _ content: any ComparableProjection<Value>) {
        self.key = key
        self.content = content
    }
}

/// The current content of a projection.
protocol ComparableProjection<Value>: AnyObject, Sendable {
    associatedtype Value
    /// The version of the value in which the projection last differed.
    var changed: UInt64 { get }
    /// Advances to `version`, in which the value is `new`.
    func advance(to new: Value, _ version: UInt64) -> PartAdvance
}

enum PartAdvance {
    /// The projection has not changed.
    case same
    /// The projection differs, and this caller must notify its subscribers.
    case changed
    /// The projection is already at a later version.
    case isAhead
}

/// A projection with its value in the version up to which it has been compared.
///
/// Whoever meets a later version advances the projection to it: the session of the change, the fan-out, and each view
/// that reads the projection. So the value that a subscriber has seen is always compared with the next one.
///
/// Safety of `@unchecked Sendable`: all access to `last` is under the lock, and `last` belongs to a `Sendable` value.
final class TypedProjection<Value, Result>: ComparableProjection, @unchecked Sendable {
    private let projection: @Sendable (Value) -> Result
    private let lock = Mutex<Void>(())
    private var last: Result?
    private let version = Atomic<UInt64>(0)
    private let lastChange = Atomic<UInt64>(0)

    init(_ projection: @escaping @Sendable (Value) -> Result) { self.projection = projection }

    var changed: UInt64 { lastChange.load(ordering: .acquiring) }

    func advance(to new: Value, _ version: UInt64) -> PartAdvance {
        if let known = slotKind(for: version) { return known }
        let next = projection(new)
        while true {
            // The comparison is the program's code, which may read the value itself, so it runs under no lock.
            let (last, seen) = lock.withLock { _ -> (OwnResult<Result?>, UInt64) in
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

/// A part of a shared value that views have read: what it was, and who is to be told when it changes.
///
/// Safety of `@unchecked Sendable`: everything but `storage` and `key` is used under the storage's lock. Of a reader, which
/// belongs to a session, nothing is used here but its isolation, which is `Sendable`; the reader itself is used there.
final class SharedPart<Value: Sendable>: DependencySource, @unchecked Sendable {
    private let storage: SharedStorage<Value>
    private let value: any ComparablePart<Value>
    private var readers: ContiguousArray<SharedReader> = []
    /// How many are about to become readers.
    var comingReaders = 0

    init(_ storage: SharedStorage<Value>, _ value: any ComparablePart<Value>) {
        self.storage = storage
        self.value = value
    }

    var isUnused: Bool { comingReaders == 0 && readers.isEmpty }

    /// Those to be told that the value is now `new`: everybody, if this part of it is another.
    func readers(afterChangeTo new: Value) -> ContiguousArray<SharedReader> { value.change(to: new) ? readers : [] }

    func add(_ reader: DependencyReader) {
        let reader = SharedReader(reader, self)
        storage.withLock { self.readers.append(reader) }
    }

    func remove(_ reader: DependencyReader) {
        let identifier = ObjectIdentifier(reader)
        storage.withLock { self.readers.removeAll { $0.identifier == identifier } }
    }
}

/// A view that reads a shared value, as other sessions may know it.
///
/// Safety of `@unchecked Sendable`: the reader is used in its own isolation only.
struct SharedReader: @unchecked Sendable {
    let identifier: ObjectIdentifier
    private let reader: DependencyReader
    private let source: any DependencySource
    private let isolation: (any GraphIsolation)?

    init(_ reader: DependencyReader, _ source: any DependencySource) {
        self.reader = reader
        self.source = source
        identifier = ObjectIdentifier(reader)
        isolation = reader.isolation
    }

    /// Marks the view, now if it lives here and soon if elsewhere.
    func invalidate() {
        guard let isolation, !isolation.isCurrent else { return reader.invalidate(.source(source)) }
        isolation.perform { self.reader.invalidate(.source(self.source)) }
    }
}

/// What a part of a value is now.
protocol ComparablePart<Value>: AnyObject {
    associatedtype Value
    /// Whether the part differs, now that the value is `new`.
    func change(to new: Value) -> Bool
}

final class TypedPart<Value, Part>: ComparablePart {
    private let part: (Value) -> Part
    private var last: Part

    init(_ value: Value, _ part: @escaping (Value) -> Part) {
        self.part = part
        last = part(value)
    }

    func change(to new: Value) -> Bool {
        let next = part(new)
        defer { last = next }
        return !InputComparison.areValuesEqual(last, next)
    }
}

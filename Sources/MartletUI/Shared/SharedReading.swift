/// The reading of one part of a shared value by the views of one isolation domain.
///
/// Safety of `@unchecked Sendable`: `readers` is used in the domain only, `place` under the storage's lock, and the rest
/// under the subscriber's.
final class SharedReading<Value: Sendable>: DependencySource, PieceListElement, @unchecked Sendable {
    let part: SharedPart<Value>
    let subscriber: SharedSubscriber<Value>
    private let storage: SharedStorage<Value>
    private var readers = ReaderList()
    var place: Int?
    /// The version up to which the readers know of changes.
    private var known: UInt64
    /// Whether it stands among what the domain is to be told.
    var isPending = false

    init(
        _ part: SharedPart<Value>, _ subscriber: SharedSubscriber<Value>, _ storage: SharedStorage<Value>,
        _ version: UInt64
    ) {
        self.part = part
        self.subscriber = subscriber
        self.storage = storage
        known = version
    }

    func add(_ reader: DependencyReader) { readers.add(reader) }

    func remove(_ reader: DependencyReader) {
        readers.remove(reader)
        if readers.readers.isEmpty { storage.end(self) }
    }

    /// Whether the part has changed since its readers were told.
    var isBehind: Bool { known < part.content.changed }

    /// Notes that the readers are told of what has changed. Gives whether anything has.
    func learn() -> Bool {
        let changed = part.content.changed
        guard known < changed else { return false }
        known = changed
        return true
    }

    /// Marks the views; in their domain.
    func mark() { for reader in readers.readers { reader.invalidate(.source(self)) } }
}

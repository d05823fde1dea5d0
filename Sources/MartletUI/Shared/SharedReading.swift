import Synchronization

/// The reading of one part of a shared value by the views of one isolation domain.
///
/// Safety of `@unchecked Sendable`: `readers` is used in the domain only, `place` under the storage's lock, and `isPending`
/// under the subscriber's.
final class SharedReading<Value: Sendable>: DependencySource, PieceListElement, @unchecked Sendable {
    let part: SharedPart<Value>
    let subscriber: SharedSubscriber<Value>
    private let storage: SharedStorage<Value>
    private var readers = ReaderList()
    var place: Int?
    /// The version up to which the readers know of changes; written in the domain.
    private let known: Atomic<UInt64>
    /// Whether it stands among what the domain is to be told.
    var isPending = false

    init(
        _ part: SharedPart<Value>, _ subscriber: SharedSubscriber<Value>, _ storage: SharedStorage<Value>,
        _ version: UInt64
    ) {
        self.part = part
        self.subscriber = subscriber
        self.storage = storage
        known = Atomic(version)
    }

    // MARK: Readers

    func add(_ reader: DependencyReader) { readers.add(reader) }

    func remove(_ reader: DependencyReader) {
        readers.remove(reader)
        guard readers.readers.isEmpty else { return }
        guard let view = reader.evaluated, !view.isRemoved else { return storage.end(self) }
        // It is about to be evaluated, and most likely reads the same again.
        subscriber.leave(self, in: view.graph)
    }

    /// Somebody reads the part as it is in `version`. If nobody else does, nobody has to be told of what was before.
    func willBeRead(at version: UInt64) {
        if readers.readers.isEmpty, known.load(ordering: .relaxed) < version {
            known.store(version, ordering: .releasing)
        }
    }

    func endIfUnread() { if readers.readers.isEmpty { storage.end(self) } }

    // MARK: Changes

    /// Whether the part has changed since its readers were told.
    var isBehind: Bool { known.load(ordering: .acquiring) < part.content.changed }

    /// Marks the views, if the part has changed since they were told; in their domain.
    func markIfBehind() {
        let changed = part.content.changed
        guard known.load(ordering: .relaxed) < changed else { return }
        known.store(changed, ordering: .releasing)
        for reader in readers.readers { reader.invalidate(.source(self)) }
    }
}

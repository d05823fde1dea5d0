import Synchronization

/// The reading of one part of a shared value by the views of one isolation domain.
///
/// Safety of `@unchecked Sendable`: `subscribers` is used in the domain only, `place` under the storage's lock, and `isPending`
/// under the subscriber's.
final class SharedReading<Value: Sendable>: DependencySource, PieceListElement, @unchecked Sendable {
    let part: SharedProjection<Value>
    let subscriber: SharedSubscriber<Value>
    private let storage: SharedStorage<Value>
    private var subscribers = SubscriberList()
    var place: Int?
    /// The version up to which the readers know of changes; written in the domain.
    private let known: Atomic<UInt64>
    /// Whether it stands among what the domain is to be told.
    var isPending = false

    init(
        _ part: SharedProjection<Value>, _ subscriber: SharedSubscriber<Value>, _ storage: SharedStorage<Value>,
        _ version: UInt64
    ) {
        self.part = part
        self.subscriber = subscriber
        self.storage = storage
        known = Atomic(version)
    }

    // MARK: Readers

    func add(_ subscriber: DependencySubscriber) { subscribers.add(subscriber) }

    func remove(_ subscriber: DependencySubscriber) {
        subscribers.remove(subscriber)
        guard subscribers.all.isEmpty else { return }
        guard let view = subscriber.evaluated, !view.isRemoved else { return storage.end(self) }
        // It is about to be evaluated, and most likely reads the same again.
        self.subscriber.leave(self, in: view.graph)
    }

    /// Somebody reads the part as it is in `version`. If nobody else does, nobody has to be told of what was before.
    func willBeRead(at version: UInt64) {
        if subscribers.all.isEmpty, known.load(ordering: .relaxed) < version {
            known.store(version, ordering: .releasing)
        }
    }

    func endIfUnread() { if subscribers.all.isEmpty { storage.end(self) } }

    // MARK: Changes

    /// Whether the part has changed since its readers were told.
    var isBehind: Bool { known.load(ordering: .acquiring) < part.content.changed }

    /// Marks the views, if the part has changed since they were told; in their domain.
    func markIfBehind() {
        let changed = part.content.changed
        guard known.load(ordering: .relaxed) < changed else { return }
        known.store(changed, ordering: .releasing)
        for subscriber in subscribers.all { subscriber.invalidate(.source(self)) }
    }
}

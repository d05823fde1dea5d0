import Synchronization

/// The reading of one projection of a shared value by the views of one isolation domain.
///
/// Safety of `@unchecked Sendable`: `subscribers` is used only in the domain, `place` only under the storage's lock,
/// and `isPending` only under the subscriber's lock.
final class SharedReading<Value: Sendable>: DependencySource, PieceListElement, @unchecked Sendable {
    let projection: SharedProjection<Value>
    let subscriber: SharedSubscriber<Value>
    private let storage: SharedStorage<Value>
    private var subscribers = SubscriberList()
    var place: Int?
    /// The version up to which the subscribers have received changes; written in the domain.
    private let known: Atomic<UInt64>
    /// Whether the reading is among the domain's pending ones.
    var isPending = false

    init(
        _ projection: SharedProjection<Value>, _ subscriber: SharedSubscriber<Value>, _ storage: SharedStorage<Value>,
        _ version: UInt64
    ) {
        self.projection = projection
        self.subscriber = subscriber
        self.storage = storage
        known = Atomic(version)
    }

    // MARK: Subscribers

    func add(_ subscriber: DependencySubscriber) { subscribers.add(subscriber) }

    func remove(_ subscriber: DependencySubscriber) {
        subscribers.remove(subscriber)
        guard subscribers.all.isEmpty else { return }
        guard let view = subscriber.evaluated, !view.isRemoved else { return storage.end(self) }
        // The view is about to be evaluated and will most likely read the same projection again.
        self.subscriber.leave(self, in: view.graph)
    }

    /// Prepares a read of the projection in `version`. Without other subscribers, nobody needs to receive earlier
    /// changes.
    func willBeRead(at version: UInt64) {
        if subscribers.all.isEmpty, known.load(ordering: .relaxed) < version {
            known.store(version, ordering: .releasing)
        }
    }

    func endIfUnread() { if subscribers.all.isEmpty { storage.end(self) } }

    // MARK: Changes

    /// Whether the projection has changed since the last notification of its subscribers.
    var isBehind: Bool { known.load(ordering: .acquiring) < projection.content.changed }

    /// Invalidates the views if the projection has changed since their last notification; called in their domain.
    func markIfBehind() {
        let changed = projection.content.changed
        guard known.load(ordering: .relaxed) < changed else { return }
        known.store(changed, ordering: .releasing)
        for subscriber in subscribers.all { subscriber.invalidate(.source(self)) }
    }
}

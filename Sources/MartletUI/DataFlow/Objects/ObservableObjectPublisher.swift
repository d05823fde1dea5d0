import Synchronization

/// Announces the changes of an object.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let conduits = ConduitList<Void, Never>()
    /// Whether a subscriber received a change that was made outside its session: it reads the value too early, so the
    /// publisher announces the change again.
    private let wasReceivedOutside = Atomic(false)

    /// Creates a publisher without subscribers.
    public init() {}

    /// Announces a change that is about to happen.
    public func send() { conduits.send(()) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Void, Downstream.Failure == Never { conduits.add(subscriber) }

    func markReceivedOutside() { wasReceivedOutside.store(true, ordering: .releasing) }

    /// Announces a change again after it has happened, if a subscriber outside the session may have read the value too
    /// early.
    func sendAgainIfReceivedOutside() {
        guard wasReceivedOutside.load(ordering: .acquiring) else { return }
        wasReceivedOutside.store(false, ordering: .releasing)
        send()
    }
}

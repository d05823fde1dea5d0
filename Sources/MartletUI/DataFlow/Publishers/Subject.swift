/// A publisher that a program tells what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends `value` to everybody who listens now.
    func send(_ value: Output)
    /// Tells everybody who listens that there will be no more.
    func send(completion: Subscribers.Completion<Failure>)
    /// The subject listens to a publisher itself.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells everybody who listens now.
    public func send() { send(()) }
}

extension Subject {
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A publisher that a program sends values with. Who begins to listen hears what is sent from then on.
///
/// It may be used from any thread: each listener hears in its own session.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = ConduitList<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    public func send(_ value: Output) { conduits.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure { conduits.add(subscriber) }

    /// Whether nobody listens.
    package var isUnheard: Bool { conduits.isEmpty }
}

/// Safety: those who listen are under a lock, and each hears in its own session.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}

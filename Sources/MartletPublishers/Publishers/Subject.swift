/// A publisher that a program sends values with.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends `value` to the current subscribers.
    func send(_ value: Output)
    /// Sends the completion to the current subscribers. The subject sends nothing afterwards.
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subject's own subscription to a publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a signal without a value to the current subscribers.
    public func send() { send(()) }
}

extension Subject {
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A publisher that a program sends values with. A new subscriber receives only values that are sent from then on.
///
/// Any thread may use the subject: each subscriber receives values in its own session.
///
/// ```swift
/// let saved = PassthroughSubject<Void, Never>()
/// saved.send()
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = ConduitList<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    public func send(_ value: Output) { conduits.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure { conduits.add(subscriber) }

    /// Whether the subject has no subscribers.
    package var hasNoSubscribers: Bool { conduits.isEmpty }
}

/// Safety: the subscribers are under a lock, and each receives values in its own session.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}

/// A publisher that hides the type of the publisher it wraps.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    package let publisher: any Publisher<Output, Failure>

    /// Creates a publisher that hides the type of `publisher`.
    public init<Upstream: Publisher>(_ publisher: Upstream)
    where Upstream.Output == Output, Upstream.Failure == Failure {
        self.publisher = (publisher as? AnyPublisher)?.publisher ?? publisher
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure { publisher.receive(subscriber: subscriber) }
}

extension Publisher {
    /// Returns this publisher with its type hidden.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber that hides the type of the subscriber it wraps.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let subscriber: any Subscriber<Input, Failure>

    /// Creates a subscriber that passes everything on to `subscriber`.
    public init<Wrapped: Subscriber>(_ subscriber: Wrapped)
    where Wrapped.Input == Input, Wrapped.Failure == Failure { self.subscriber = subscriber }

    public func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }

    public func receive(_ input: Input) -> Subscribers.Demand { subscriber.receive(input) }

    public func receive(completion: Subscribers.Completion<Failure>) { subscriber.receive(completion: completion) }
}

/// A publisher whose own type is nobody's business.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let publisher: any Publisher<Output, Failure>

    /// The same publisher without its type.
    public init<Upstream: Publisher>(_ publisher: Upstream)
    where Upstream.Output == Output, Upstream.Failure == Failure {
        self.publisher = (publisher as? AnyPublisher)?.publisher ?? publisher
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure { publisher.receive(subscriber: subscriber) }
}

extension AnyPublisher: ComparableInput {
    package static func areInputsEqual(_ old: Self, _ new: Self) -> Bool {
        InputComparison.areDynamicallyEqual(old.publisher, new.publisher)
    }
}

extension Publisher {
    /// The same publisher, known by what it sends only.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose own type is nobody's business.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let subscriber: any Subscriber<Input, Failure>

    /// Passes everything on to `subscriber`.
    public init<Wrapped: Subscriber>(_ subscriber: Wrapped)
    where Wrapped.Input == Input, Wrapped.Failure == Failure { self.subscriber = subscriber }

    public func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }

    public func receive(_ input: Input) -> Subscribers.Demand { subscriber.receive(input) }

    public func receive(completion: Subscribers.Completion<Failure>) { subscriber.receive(completion: completion) }
}

/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The only value.
    public let output: Output

    /// Creates a publisher that sends only `output`.
    public init(_ output: Output) { self.output = output }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        subscriber.receive(subscription: Series(CollectionOfOne(output), subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher that sends no values, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether it finishes as soon as it has a subscriber. Otherwise it never finishes.
    public let completeImmediately: Bool

    /// Creates a publisher that finishes at once, or never.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher with explicit types.
    public init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) { self.init(completeImmediately: completeImmediately) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error of the failure.
    public let error: Failure

    /// Creates a publisher that fails with `error`.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher with explicit types.
    public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that makes another one for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher for a new subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls `createPublisher` for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

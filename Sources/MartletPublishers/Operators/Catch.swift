extension Publishers {
    /// Replaces a failed publisher with another one.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Makes the publisher that follows a failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation<Output, Upstream.Failure, Output, Failure>(
                    subscriber, onValue: { $1.send($0) },
                    onCompletion: { [handler] completion, stage in
                        switch completion {
                        case .finished: stage.finish(.finished)
                        case .failure(let error): handler(error).receive(subscriber: Successor(stage))
                        }
                    }))
        }
    }

    /// Replaces a failed publisher with another one, and fails if the closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Makes the publisher that follows a failure.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            Catch(upstream: upstream) { [handler] error -> AnyPublisher<Output, any Error> in
                do {
                    return try handler(error).mapError { $0 }.eraseToAnyPublisher()
                } catch {
                    return Fail(error: error).eraseToAnyPublisher()
                }
            }
            .receive(subscriber: subscriber)
        }
    }
}

/// Subscribes to a publisher that replaces another one, whose stage goes on.
private final class Successor<Input, OldFailure: Error, Failure: Error>: SignalProcessor<Signal<Input, Failure>>,
    Subscriber
{
    private let stage: Operation<Input, OldFailure, Input, Failure>

    init(_ stage: Operation<Input, OldFailure, Input, Failure>) { self.stage = stage }

    override func handle(_ signal: Signal<Input, Failure>) {
        switch signal {
        case .subscription(let subscription): stage.hold(subscription)
        case .value(let value): stage.send(value)
        case .completion(let completion):
            stage.release()
            stage.finish(completion)
        }
    }

    func receive(subscription: any Subscription) { deliver(.subscription(subscription)) }

    func receive(_ input: Input) -> Subscribers.Demand {
        deliver(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { deliver(.completion(completion)) }
}

extension Publisher {
    /// Replaces this publisher with the one that `handler` returns if it fails.
    public func `catch`<NewPublisher: Publisher>(
        _ handler: @escaping (Failure) -> NewPublisher
    ) -> Publishers.Catch<Self, NewPublisher> where NewPublisher.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Replaces this publisher with the one that `handler` returns if it fails, and fails if `handler` throws.
    public func tryCatch<NewPublisher: Publisher>(
        _ handler: @escaping (Failure) throws -> NewPublisher
    ) -> Publishers.TryCatch<Self, NewPublisher> where NewPublisher.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

extension Publishers {
    /// Sends the first values and finishes.
    public struct Prefix<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The maximum number of values to pass on.
        public let maxLength: Int

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            guard maxLength > 0 else { return Empty().receive(subscriber: subscriber) }
            var left = maxLength
            upstream.receive(
                subscriber: Operation(subscriber) { input, stage in
                    guard left > 0 else { return }
                    left -= 1
                    let isLast = left == 0
                    if isLast { stage.releaseAndCancel() }
                    stage.send(input)
                    if isLast { stage.finish(.finished) }
                })
        }
    }

    /// Sends values for as long as a predicate holds, and finishes.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Whether to pass on a value. The first value for which it does not hold ends the publisher.
        public let predicate: (Output) -> Bool

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation(subscriber) { [predicate] input, stage in
                    if predicate(input) { stage.send(input) } else { stage.finish(.finished) }
                })
        }
    }

    /// Sends values until another publisher sends one, and finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The publisher whose first value ends this one.
        public let other: Other

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let stage = UntilStage<Output, Failure>(subscriber)
            stage.until = other.sink { _ in
            } receiveValue: { [weak stage] _ in
                stage?.finish(.finished)
            }
            upstream.receive(subscriber: stage)
        }
    }
}

/// Passes values on until another publisher sends one, with a subscription to it for the stage's lifetime.
private final class UntilStage<Input, Failure: Error>: Stage<Input, Failure, Input, Failure> {
    var until: AnyCancellable?

    override func take(_ input: Input) { send(input) }

    override func end(_ completion: Subscribers.Completion<Failure>) { finish(completion) }

    override func cancel() {
        super.cancel()
        until?.cancel()
    }
}

extension Publisher {
    /// Sends the first `maxLength` values and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
        Publishers.Prefix(upstream: self, maxLength: maxLength)
    }

    /// Sends values for as long as `predicate` holds, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values until `other` sends one, and finishes.
    public func prefix<Other: Publisher>(untilOutputFrom other: Other) -> Publishers.PrefixUntilOutput<Self, Other> {
        Publishers.PrefixUntilOutput(upstream: self, other: other)
    }
}

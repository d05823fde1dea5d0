extension Publishers {
    /// Sends the first values and ends.
    public struct Prefix<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// How many values are passed on at most.
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

    /// Sends values as long as a function says yes, and ends.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Whether a value is passed on. The first for which it does not hold ends the publisher.
        public let predicate: (Output) -> Bool

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation(subscriber) { [predicate] input, stage in
                    if predicate(input) { stage.send(input) } else { stage.finish(.finished) }
                })
        }
    }

    /// Sends values until another publisher sends one, and ends.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
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

/// Sends values on until something else happens, which it listens to as long as it lives.
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
    /// Sends the first `maxLength` values and ends.
    public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
        Publishers.Prefix(upstream: self, maxLength: maxLength)
    }

    /// Sends values as long as `predicate` says yes, and ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values until `other` sends one, and ends.
    public func prefix<Other: Publisher>(untilOutputFrom other: Other) -> Publishers.PrefixUntilOutput<Self, Other> {
        Publishers.PrefixUntilOutput(upstream: self, other: other)
    }
}

extension Publishers {
    /// Sends the first values and finishes.
    public struct Prefix<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The maximum number of values to pass on.
        public let maxLength: Int

        func attach(_ subscriber: Target) {
            guard maxLength > 0 else { return Empty().receive(subscriber: subscriber) }
            upstream.receive(subscriber: makeStage().serving(subscriber))
        }

        func makeStage() -> Work {
            var left = maxLength
            return Work {
                guard left > 0 else { return }
                left -= 1
                if left == 0 { $1.sendLast($0) } else { $1.send($0) }
            }
        }
    }

    /// Sends values for as long as a predicate holds, and finishes.
    public struct PrefixWhile<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Whether to pass on a value. The first value for which it does not hold ends the publisher.
        public let predicate: (Output) -> Bool

        func makeStage() -> Work {
            Work { [predicate] in if predicate($0) { $1.send($0) } else { $1.finish(.finished) } }
        }
    }

    /// Sends values until another publisher sends one, and finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The publisher whose first value ends this one.
        public let other: Other

        func makeStage() -> Work {
            let stage = Work { $1.send($0) }
            let until = Wait()
            until.goOn(
                with: other.sink { _ in
                } receiveValue: { [weak stage] _ in
                    stage?.finish(.finished)
                })
            stage.hold(until, as: -1)
            return stage
        }
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

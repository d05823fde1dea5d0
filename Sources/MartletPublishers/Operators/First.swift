extension Publishers {
    /// Sends the first value for which a predicate holds, and finishes.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The predicate for the value.
        public let predicate: (Output) -> Bool

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation(subscriber) { [predicate] input, stage in
                    guard predicate(input) else { return }
                    stage.releaseAndCancel()
                    stage.send(input)
                    stage.finish(.finished)
                })
        }
    }

    /// Sends the last value for which a predicate holds, when the publisher finishes.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The predicate for the value.
        public let predicate: (Output) -> Bool

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var last: Output?
            upstream.receive(
                subscriber: Operation(
                    subscriber, onValue: { [predicate] input, _ in if predicate(input) { last = input } },
                    onCompletion: { completion, stage in
                        if case .finished = completion, let last { stage.send(last) }
                        stage.finish(completion)
                    }))
        }
    }
}

extension Joint {
    /// Cancels the subscription to the publisher.
    func releaseAndCancel() { release()?.cancel() }
}

extension Publisher {
    /// Sends the first value and finishes.
    public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }

    /// Sends the first value for which `predicate` holds, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value, when the publisher finishes.
    public func last() -> Publishers.LastWhere<Self> { last { _ in true } }

    /// Sends the last value for which `predicate` holds, when the publisher finishes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}

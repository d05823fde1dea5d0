extension Publishers {
    /// Sends, when the publisher has finished, what has become of a result with all values.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// Makes the next result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var result = initial
            upstream.receive(
                subscriber: Operation(
                    subscriber, onValue: { [nextPartialResult] input, _ in result = nextPartialResult(result, input) },
                    onCompletion: { completion, stage in
                        if case .finished = completion { stage.send(result) }
                        stage.finish(completion)
                    }))
        }
    }

    /// Sends, when the publisher has finished, what has become of a result with all values; fails where the function throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// Makes the next result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var result = initial
            upstream.receive(
                subscriber: Operation(
                    subscriber,
                    onValue: { [nextPartialResult] input, stage in
                        stage.attempt(input) { input, _ in result = try nextPartialResult(result, input) }
                    },
                    onCompletion: { completion, stage in
                        if case .finished = completion { stage.send(result) }
                        stage.finish(completion.erased)
                    }))
        }
    }
}

extension Publisher {
    /// Sends, when the publisher has finished, what has become of `initialResult` with all values.
    public func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
    ) -> Publishers.Reduce<Self, Result> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends, when the publisher has finished, what has become of `initialResult` with all values; fails where the function
    /// throws.
    public func tryReduce<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
    ) -> Publishers.TryReduce<Self, Result> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends how many values there were, when the publisher has finished.
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count &+ 1 } }
}

extension Publishers {
    /// Accumulates all values and sends the result when the publisher finishes.
    public struct Reduce<Upstream: Publisher, Output>: Operator {
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// Makes the next result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        func makeStage() -> Work {
            var result = initial
            return Work { [nextPartialResult] input, _ in
                result = nextPartialResult(result, input)
            } atEnd: {
                $0.send(result)
            }
        }
    }

    /// Accumulates all values and sends the result when the publisher finishes, and fails if the closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Operator {
        public typealias Failure = any Error

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// Makes the next result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        func makeStage() -> Work {
            var result = initial
            return Work { [nextPartialResult] input, _ in
                result = try nextPartialResult(result, input)
            } atEnd: {
                $0.send(result)
            }
        }
    }
}

extension Publisher {
    /// Accumulates all values and sends the result when the publisher finishes.
    ///
    /// - Parameters:
    ///   - initialResult: The result before the first value.
    ///   - nextPartialResult: Makes the next result from the last one and a value.
    public func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
    ) -> Publishers.Reduce<Self, Result> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Accumulates all values and sends the result when the publisher finishes, and fails if `nextPartialResult`
    /// throws.
    ///
    /// - Parameters:
    ///   - initialResult: The result before the first value.
    ///   - nextPartialResult: Makes the next result from the last one and a value.
    public func tryReduce<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
    ) -> Publishers.TryReduce<Self, Result> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the number of values when the publisher finishes.
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count &+ 1 } }
}

extension Publishers {
    /// Accumulates the values and sends the result after each of them.
    public struct Scan<Upstream: Publisher, Output>: Operator {
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// Makes the next result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        func makeStage() -> Work {
            var result = initialResult
            return Work { [nextPartialResult] input, stage in
                result = nextPartialResult(result, input)
                stage.send(result)
            }
        }
    }

    /// Accumulates the values, sends the result after each of them, and fails if the closure throws.
    public struct TryScan<Upstream: Publisher, Output>: Operator {
        public typealias Failure = any Error

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// Makes the next result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        func makeStage() -> Work {
            var result = initialResult
            return Work { [nextPartialResult] input, stage in
                result = try nextPartialResult(result, input)
                stage.send(result)
            }
        }
    }
}

extension Publisher {
    /// Accumulates the values and sends the result after each of them.
    ///
    /// - Parameters:
    ///   - initialResult: The result before the first value.
    ///   - nextPartialResult: Makes the next result from the last one and a value.
    public func scan<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
    ) -> Publishers.Scan<Self, Result> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Accumulates the values, sends the result after each of them, and fails if `nextPartialResult` throws.
    ///
    /// - Parameters:
    ///   - initialResult: The result before the first value.
    ///   - nextPartialResult: Makes the next result from the last one and a value.
    public func tryScan<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
    ) -> Publishers.TryScan<Self, Result> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

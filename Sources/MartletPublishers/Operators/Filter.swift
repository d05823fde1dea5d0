extension Publishers {
    /// Sends the values for which a predicate holds.
    public struct Filter<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Whether to pass on a value.
        public let isIncluded: (Upstream.Output) -> Bool

        func makeStage() -> Work { Work { [isIncluded] in if isIncluded($0) { $1.send($0) } } }
    }

    /// Sends the values for which a predicate holds, and fails if it throws.
    public struct TryFilter<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Whether to pass on a value. An error ends the publisher.
        public let isIncluded: (Upstream.Output) throws -> Bool

        func makeStage() -> Work { Work { [isIncluded] in if try isIncluded($0) { $1.send($0) } } }
    }

    /// Sends no values, only the completion.
    public struct IgnoreOutput<Upstream: Publisher>: Operator {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream

        func makeStage() -> Work { Work { _, _ in } }
    }
}

extension Publisher {
    /// Sends the values for which `isIncluded` holds.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Sends the values for which `isIncluded` holds, and fails if it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Sends no values, only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

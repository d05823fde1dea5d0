extension Publishers {
    /// Transforms each value with a closure, and leaves out `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: Operator {
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Transforms a value; `nil` leaves it out.
        public let transform: (Upstream.Output) -> Output?

        func makeStage() -> Work { Work { [transform] in if let output = transform($0) { $1.send(output) } } }
    }

    /// Transforms each value with a closure, leaves out `nil`, and fails if the closure throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Operator {
        public typealias Failure = any Error

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Transforms a value; `nil` leaves it out. An error ends the publisher.
        public let transform: (Upstream.Output) throws -> Output?

        func makeStage() -> Work { Work { [transform] in if let output = try transform($0) { $1.send(output) } } }
    }
}

extension Publisher {
    /// Transforms each value with `transform`, and leaves out `nil`.
    public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> Publishers.CompactMap<Self, Result> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value with `transform`, leaves out `nil`, and fails if it throws.
    public func tryCompactMap<Result>(
        _ transform: @escaping (Output) throws -> Result?
    ) -> Publishers.TryCompactMap<Self, Result> { Publishers.TryCompactMap(upstream: self, transform: transform) }
}

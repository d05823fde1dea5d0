extension Publishers {
    /// Sends what a function makes of each value, unless that is `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Makes a value of each, or `nil` for one that is left out.
        public let transform: (Upstream.Output) -> Output?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation(subscriber) { [transform] input, stage in
                    if let output = transform(input) { stage.send(output) }
                })
        }
    }

    /// Sends what a function makes of each value, unless that is `nil`, and fails where it throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Makes a value of each, or `nil` for one that is left out. An error ends the publisher.
        public let transform: (Upstream.Output) throws -> Output?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation(
                    subscriber,
                    trying: { [transform] input, stage in
                        if let output = try transform(input) { stage.send(output) }
                    }))
        }
    }
}

extension Publisher {
    /// Sends what `transform` makes of each value, unless that is `nil`.
    public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> Publishers.CompactMap<Self, Result> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Sends what `transform` makes of each value, unless that is `nil`, and fails where it throws.
    public func tryCompactMap<Result>(
        _ transform: @escaping (Output) throws -> Result?
    ) -> Publishers.TryCompactMap<Self, Result> { Publishers.TryCompactMap(upstream: self, transform: transform) }
}

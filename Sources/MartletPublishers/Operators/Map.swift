extension Publishers {
    /// Transforms each value with a closure.
    public struct Map<Upstream: Publisher, Output>: Operator {
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Transforms a value.
        public let transform: (Upstream.Output) -> Output

        func makeStage() -> Work { Work { [transform] in $1.send(transform($0)) } }
    }

    /// Transforms each value with a closure, and fails if it throws.
    public struct TryMap<Upstream: Publisher, Output>: Operator {
        public typealias Failure = any Error

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Transforms a value. An error ends the publisher.
        public let transform: (Upstream.Output) throws -> Output

        func makeStage() -> Work { Work { [transform] in $1.send(try transform($0)) } }
    }
}

extension Publisher {
    /// Transforms each value with `transform`.
    public func map<Result>(_ transform: @escaping (Output) -> Result) -> Publishers.Map<Self, Result> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Sends a property of each value.
    public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> Publishers.Map<Self, Result> {
        map { $0[keyPath: keyPath] }
    }

    /// Sends two properties of each value.
    public func map<First, Second>(
        _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>
    ) -> Publishers.Map<Self, (First, Second)> { map { ($0[keyPath: first], $0[keyPath: second]) } }

    /// Sends three properties of each value.
    public func map<First, Second, Third>(
        _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>, _ third: KeyPath<Output, Third>
    ) -> Publishers.Map<Self, (First, Second, Third)> {
        map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
    }

    /// Transforms each value with `transform`, and fails if it throws.
    public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> Publishers.TryMap<Self, Result> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Replaces `nil` with `output`.
    public func replaceNil<Value>(with output: Value) -> Publishers.Map<Self, Value> where Output == Value? {
        map { $0 ?? output }
    }
}

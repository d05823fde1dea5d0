extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The number of values to leave out.
        public let count: Int

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var left = count
            upstream.receive(
                subscriber: Operation(subscriber) { input, stage in
                    if left > 0 { left -= 1 } else { stage.send(input) }
                })
        }
    }

    /// Leaves out values at the beginning for as long as a predicate holds.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Whether to leave out a value at the beginning.
        public let predicate: (Output) -> Bool

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var isDropping = true
            upstream.receive(
                subscriber: Operation(subscriber) { [predicate] input, stage in
                    isDropping = isDropping && predicate(input)
                    if !isDropping { stage.send(input) }
                })
        }
    }
}

extension Publisher {
    /// Leaves out the first `count` values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

    /// Leaves out values at the beginning for as long as `predicate` holds.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// How many values are left out.
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

    /// Leaves out values as long as a function says yes.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Whether a value at the beginning is left out.
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

    /// Leaves out values as long as `predicate` says yes.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The number of values to leave out.
        public let count: Int

        func makeStage() -> Work {
            var left = count
            return Work { if left > 0 { left -= 1 } else { $1.send($0) } }
        }
    }

    /// Leaves out values at the beginning for as long as a predicate holds.
    public struct DropWhile<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Whether to leave out a value at the beginning.
        public let predicate: (Output) -> Bool

        func makeStage() -> Work {
            var isDropping = true
            return Work { [predicate] in
                isDropping = isDropping && predicate($0)
                if !isDropping { $1.send($0) }
            }
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

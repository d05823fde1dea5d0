extension Publishers {
    /// Sends no value that is like the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Whether a value is the same as the one before.
        public let predicate: (Output, Output) -> Bool

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var last: Output?
            upstream.receive(
                subscriber: Operation(subscriber) { [predicate] input, stage in
                    if let known = last, predicate(known, input) { return }
                    last = input
                    stage.send(input)
                })
        }
    }
}

extension Publisher where Output: Equatable {
    /// Sends no value that equals the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// Sends no value of which `predicate` says that it is like the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

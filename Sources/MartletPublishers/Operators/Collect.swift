extension Publishers {
    /// Sends values in arrays of equal size, the last of which may be smaller.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The number of values in an array.
        public let count: Int

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var group: [Upstream.Output] = []
            upstream.receive(
                subscriber: Operation(
                    subscriber,
                    onValue: { [count] input, stage in
                        group.append(input)
                        guard group.count >= count else { return }
                        let full = group
                        group = []
                        stage.send(full)
                    },
                    onCompletion: { completion, stage in
                        if case .finished = completion, !group.isEmpty { stage.send(group) }
                        stage.finish(completion)
                    }))
        }
    }

    /// Sends all values in one array when the publisher finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var all: [Upstream.Output] = []
            upstream.receive(
                subscriber: Operation(
                    subscriber, onValue: { input, _ in all.append(input) },
                    onCompletion: { completion, stage in
                        if case .finished = completion { stage.send(all) }
                        stage.finish(completion)
                    }))
        }
    }
}

extension Publisher {
    /// Sends values in arrays of `count`, the last of which may be smaller.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Sends all values in one array when the publisher finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

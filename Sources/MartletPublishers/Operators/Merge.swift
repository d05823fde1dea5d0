extension Publishers {
    /// Sends the values of several publishers, and finishes with the last of them.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers whose values this one passes on.
        public let publishers: [Upstream]

        /// Creates a publisher that passes on the values of all publishers as they arrive.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher that passes on the values of all publishers as they arrive.
        public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams) where Upstreams.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let joint = MergingJoint<Output, Failure>(subscriber, count: publishers.count)
            joint.begin()
            for (number, publisher) in publishers.enumerated() { joint.listen(to: publisher, number) }
        }

        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }

    /// Sends the values of two publishers, and finishes with the last of them.
    public struct Merge<First: Publisher, Second: Publisher>: Publisher
    where First.Output == Second.Output, First.Failure == Second.Failure {
        public typealias Output = First.Output
        public typealias Failure = First.Failure

        /// The first publisher.
        public let first: First
        /// The second publisher.
        public let second: Second

        /// Creates a publisher that passes on the values of two publishers as they arrive.
        public init(_ first: First, _ second: Second) {
            self.first = first
            self.second = second
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let joint = MergingJoint<Output, Failure>(subscriber, count: 2)
            joint.begin()
            joint.listen(to: first, 0)
            joint.listen(to: second, 1)
        }
    }
}

private final class MergingJoint<Output, Failure: Error>: Joint<SideSignal<Output, Failure>, Output, Failure> {
    private var count: Int

    init(_ downstream: any Subscriber<Output, Failure>, count: Int) {
        self.count = count
        super.init(downstream)
    }

    func listen<Upstream: Publisher>(to publisher: Upstream, _ number: Int)
    where Upstream.Output == Output, Upstream.Failure == Failure {
        publisher.receive(subscriber: Side(self, number) { $0 })
    }

    override func begin() {
        super.begin()
        if count == 0 { finish(.finished) }
    }

    override func handle(_ signal: SideSignal<Output, Failure>) {
        switch signal.signal {
        case .subscription(let subscription): hold(subscription, as: signal.number)
        case .value(let value): send(value)
        case .completion(let completion):
            release(signal.number)
            count -= 1
            if count <= 0 || completion.isFailure { finish(completion) }
        }
    }
}

extension Publisher {
    /// Sends the values of this publisher and of `other`, and finishes with the last of them.
    public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
    where Other.Output == Output, Other.Failure == Failure { Publishers.Merge(self, other) }

    /// Sends the values of this publisher and of `other`, and finishes with the last of them.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

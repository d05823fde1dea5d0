extension Publishers {
    /// Sends the values of several publishers, and finishes with the last of them.
    public struct MergeMany<Upstream: Publisher>: DerivedPublisher {
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

        func attach(_ subscriber: Target) { attach(subscriber, to: publishers) }

        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }

    /// Sends the values of two publishers, and finishes with the last of them.
    public struct Merge<First: Publisher, Second: Publisher>: DerivedPublisher
    where First.Output == Second.Output, First.Failure == Second.Failure {
        public typealias Output = First.Output
        public typealias Failure = First.Failure

        /// The first publisher.
        public let first: First
        /// The second publisher.
        public let second: Second

        /// Creates a publisher that passes on the values of two publishers as they arrive.
        public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

        func attach(_ subscriber: Target) { attach(subscriber, to: [first, second]) }
    }

    /// Sends the values of three publishers, and finishes with the last of them.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: DerivedPublisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that passes on the values of three publishers as they arrive.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        func attach(_ subscriber: Target) { attach(subscriber, to: [a, b, c]) }
    }

    /// Sends the values of four publishers, and finishes with the last of them.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: DerivedPublisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that passes on the values of four publishers as they arrive.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        func attach(_ subscriber: Target) { attach(subscriber, to: [a, b, c, d]) }
    }
}

extension DerivedPublisher {
    /// Passes on the values of all `publishers`.
    fileprivate func attach(_ subscriber: Target, to publishers: [any Publisher<Output, Failure>]) {
        let stage = Stage<Output, Failure, Output, Failure>(joining: publishers.count) { $1.send($0) }
        stage.serving(subscriber).begin()
        if publishers.isEmpty { stage.finish(.finished) }
        for (number, publisher) in publishers.enumerated() {
            publisher.receive(subscriber: Side(stage, number) { $0 })
        }
    }
}

extension Publishers {
    /// Sends the latest values of two publishers whenever one of them sends, once both have, and finishes with the last
    /// of them.
    public struct CombineLatest<A: Publisher, B: Publisher>: DerivedPublisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the latest values of two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        func attach(_ subscriber: Target) {
            var first: A.Output?
            var second: B.Output?
            let stage = PairingStage<A, B>(joining: 2) { value, stage in
                switch value {
                case .first(let value): first = value
                case .second(let value): second = value
                }
                if let first, let second { stage.send((first, second)) }
            }
            stage.listen(to: a, b, for: subscriber)
        }
    }

    /// Sends the latest values of three publishers whenever one of them sends, once all have.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: DerivedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the latest values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        func attach(_ subscriber: Target) {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.attach(subscriber)
        }
    }

    /// Sends the latest values of four publishers whenever one of them sends, once all have.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: DerivedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of the latest values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        func attach(_ subscriber: Target) {
            CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.attach(subscriber)
        }
    }
}

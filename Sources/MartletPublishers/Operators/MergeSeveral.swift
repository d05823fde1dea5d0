extension Publishers {
    /// Sends the values of three publishers, and finishes with the last of them.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            a.merge(with: b, c).receive(subscriber: subscriber)
        }
    }

    /// Sends the values of four publishers, and finishes with the last of them.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            a.merge(with: b, c, d).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends the values of all the publishers, and finishes with the last of them.
    public func merge<B: Publisher, C: Publisher>(
        with first: B, _ second: C
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure
    {
        Publishers.MergeMany(
            [
                eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
            ])
    }

    /// Sends the values of all the publishers, and finishes with the last of them.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with first: B, _ second: C, _ third: D
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.MergeMany(
            [
                eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
                third.eraseToAnyPublisher(),
            ])
    }

    /// Sends the values of all the publishers, and finishes with the last of them.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with first: B, _ second: C, _ third: D, _ fourth: E
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.MergeMany(
            [
                eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
                third.eraseToAnyPublisher(), fourth.eraseToAnyPublisher(),
            ])
    }

    /// Sends the values of all the publishers, and finishes with the last of them.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with first: B, _ second: C, _ third: D, _ fourth: E, _ fifth: F
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    {
        Publishers.MergeMany(
            [
                eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
                third.eraseToAnyPublisher(), fourth.eraseToAnyPublisher(), fifth.eraseToAnyPublisher(),
            ])
    }
}

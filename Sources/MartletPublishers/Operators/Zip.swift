extension Publishers {
    /// Sends the values of two publishers in pairs, the first with the first, and finishes when no further pair is
    /// possible.
    ///
    /// At most 65,536 values of a publisher wait for those of the other. Further ones are left out, which the log says
    /// once; the next that finds room takes the place of the first of them.
    public struct Zip<A: Publisher, B: Publisher>: DerivedPublisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that combines the values of two publishers, one of each.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        func attach(_ subscriber: Target) {
            var (firsts, seconds) = (WaitingValues<A.Output>(), WaitingValues<B.Output>())
            var (hasFirstEnded, hasSecondEnded) = (false, false)

            func finishIfThereIsNoMore(_ stage: PairingStage<A, B>) {
                if hasFirstEnded && firsts.isEmpty || hasSecondEnded && seconds.isEmpty { stage.finish(.finished) }
            }

            let stage = PairingStage<A, B> { value, stage in
                switch value {
                case .first(let value): firsts.add(value).report(A.Output.self, waitingFor: "their pairs in zip")
                case .second(let value): seconds.add(value).report(B.Output.self, waitingFor: "their pairs in zip")
                }
                guard !firsts.isEmpty, !seconds.isEmpty, let first = firsts.take(), let second = seconds.take() else {
                    return
                }
                stage.send((first, second))
                finishIfThereIsNoMore(stage)
            } onEachCompletion: { completion, number, stage in
                guard !completion.isFailure else { return stage.finish(completion) }
                if number == 0 { hasFirstEnded = true } else { hasSecondEnded = true }
                finishIfThereIsNoMore(stage)
            }
            stage.listen(to: a, b, for: subscriber)
        }
    }

    /// Sends the values of three publishers together, the first ones together and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: DerivedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that combines the values of three publishers, one of each.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        func attach(_ subscriber: Target) {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.attach(subscriber)
        }
    }

    /// Sends the values of four publishers together, the first ones together and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: DerivedPublisher
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

        /// Creates a publisher that combines the values of four publishers, one of each.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        func attach(_ subscriber: Target) {
            Zip(Zip3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.attach(subscriber)
        }
    }
}

/// A stage for the values of two publishers.
typealias PairingStage<A: Publisher, B: Publisher> = Stage<
    Either<A.Output, B.Output>, A.Failure, (A.Output, B.Output), A.Failure
>

extension Stage where Failure == NewFailure {
    /// Subscribes to two publishers, numbers 0 and 1, for `subscriber`.
    func listen<A: Publisher, B: Publisher>(
        to a: A, _ b: B, for subscriber: any Subscriber<Output, Failure>
    ) where Input == Either<A.Output, B.Output>, A.Failure == Failure, B.Failure == Failure {
        serving(subscriber).begin()
        a.receive(subscriber: Side(self, 0) { .first($0) })
        b.receive(subscriber: Side(self, 1) { .second($0) })
    }
}

extension Publishers {
    /// Sends the latest values of two publishers whenever one of them sends, once both have, and finishes with the last
    /// of them.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the latest values of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let joint = CombiningJoint<A.Output, B.Output, Failure>(subscriber)
            joint.begin()
            a.receive(subscriber: Side(joint, 0) { .first($0) })
            b.receive(subscriber: Side(joint, 1) { .second($0) })
        }
    }

    /// Sends the latest values of three publishers whenever one of them sends, once all have.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// Sends the latest values of four publishers whenever one of them sends, once all have.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
        }
    }
}

private final class CombiningJoint<First, Second, Failure: Error>: Joint<
    SideSignal<Either<First, Second>, Failure>, (First, Second), Failure
>
{
    private var first: First?
    private var second: Second?
    private var count = 2

    override func handle(_ signal: SideSignal<Either<First, Second>, Failure>) {
        switch signal.signal {
        case .subscription(let subscription): hold(subscription, as: signal.number)
        case .value(let value):
            switch value {
            case .first(let value): first = value
            case .second(let value): second = value
            }
            if let first, let second { send((first, second)) }
        case .completion(let completion):
            release(signal.number)
            count -= 1
            if count <= 0 || completion.isFailure { finish(completion) }
        }
    }
}

extension Publishers {
    /// Sends the values of two publishers in pairs, the first with the first, and finishes when no further pair is
    /// possible.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that combines the values of two publishers, one of each.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let joint = ZippingJoint<A.Output, B.Output, Failure>(subscriber)
            joint.begin()
            a.receive(subscriber: Side(joint, 0) { .first($0) })
            b.receive(subscriber: Side(joint, 1) { .second($0) })
        }
    }

    /// Sends the values of three publishers together, the first ones together and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// Sends the values of four publishers together, the first ones together and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            Zip(Zip3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
        }
    }
}

private final class ZippingJoint<First, Second, Failure: Error>: Joint<
    SideSignal<Either<First, Second>, Failure>, (First, Second), Failure
>
{
    private var firsts = SignalQueue<First>()
    private var seconds = SignalQueue<Second>()
    private var sideHasEnded: (first: Bool, second: Bool) = (false, false)

    override func handle(_ signal: SideSignal<Either<First, Second>, Failure>) {
        switch signal.signal {
        case .subscription(let subscription): hold(subscription, as: signal.number)
        case .value(let value):
            switch value {
            case .first(let value): firsts.add(value)
            case .second(let value): seconds.add(value)
            }
            guard !firsts.isEmpty, !seconds.isEmpty, let first = firsts.take(), let second = seconds.take() else {
                return
            }
            send((first, second))
            finishIfThereIsNoMore()
        case .completion(let completion):
            release(signal.number)
            guard !completion.isFailure else { return finish(completion) }
            if signal.number == 0 { sideHasEnded.first = true } else { sideHasEnded.second = true }
            finishIfThereIsNoMore()
        }
    }

    private func finishIfThereIsNoMore() {
        if sideHasEnded.first && firsts.isEmpty || sideHasEnded.second && seconds.isEmpty { finish(.finished) }
    }
}

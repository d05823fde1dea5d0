extension Publisher {
    /// One subscription for all who listen: it begins with the first and is cancelled with the last. Who comes later hears
    /// what comes later.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// One subscription for all who listen, by way of `subject`, from when it is connected.
    public func multicast<Target: Subject>(subject: Target) -> Publishers.Multicast<Self, Target>
    where Target.Output == Output, Target.Failure == Failure {
        Publishers.Multicast(upstream: self) { subject }
    }

    /// One subscription for all who listen, by way of a subject that is made when the first of them comes.
    public func multicast<Target: Subject>(_ createSubject: @escaping () -> Target)
        -> Publishers.Multicast<Self, Target>
    where Target.Output == Output, Target.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// The same publisher, which begins when it is connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
        Publishers.Multicast(upstream: self) { PassthroughSubject() }
    }
}

extension Publishers {
    /// One subscription for all who listen, while anybody does.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Subscribes once to `upstream`, for all subscribers.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.makeConnectable().autoconnect()
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure { inner.receive(subscriber: subscriber) }

        public static func == (left: Share, right: Share) -> Bool { left === right }
    }

    /// One subscription for all who listen, by way of a subject, from when it is connected.
    public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
    where Target.Output == Upstream.Output, Target.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Makes the subject that passes the values on.
        public let createSubject: () -> Target
        private let lock = Lock()
        private var known: Target?

        /// Subscribes once to `upstream`, when it is connected, with the subject that `createSubject` makes.
        public init(upstream: Upstream, createSubject: @escaping () -> Target) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure { subject.receive(subscriber: subscriber) }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }

        private var subject: Target {
            if let known = lock.held({ known }) { return known }
            let made = createSubject()
            return lock.held {
                let subject = known ?? made
                known = subject
                return subject
            }
        }
    }
}

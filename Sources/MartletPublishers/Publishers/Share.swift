extension Publisher {
    /// Returns a publisher with one subscription to this one for all of its subscribers: it begins with the first and
    /// is cancelled with the last. A later subscriber receives only later values.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Returns a publisher with one subscription to this one, by way of `subject`, for all of its subscribers. It
    /// begins with the connection.
    public func multicast<Target: Subject>(subject: Target) -> Publishers.Multicast<Self, Target>
    where Target.Output == Output, Target.Failure == Failure {
        Publishers.Multicast(upstream: self) { subject }
    }

    /// Returns a publisher with one subscription to this one for all of its subscribers, by way of a subject that
    /// `createSubject` makes for the first of them.
    public func multicast<Target: Subject>(_ createSubject: @escaping () -> Target)
        -> Publishers.Multicast<Self, Target>
    where Target.Output == Output, Target.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Returns this publisher in a form that begins with its connection.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
        Publishers.Multicast(upstream: self) { PassthroughSubject() }
    }
}

extension Publishers {
    /// Shares one subscription among all subscribers, while there are any.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates a publisher that subscribes once to `upstream`, for all subscribers.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.makeConnectable().autoconnect()
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure { inner.receive(subscriber: subscriber) }

        public static func == (left: Share, right: Share) -> Bool { left === right }
    }

    /// Shares one subscription among all subscribers, by way of a subject. It begins with the connection.
    public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
    where Target.Output == Upstream.Output, Target.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Makes the subject that passes the values on.
        public let createSubject: () -> Target
        private let lock = Lock()
        private var known: Target?

        /// Creates a publisher that subscribes once to `upstream`, when it is connected, with the subject that
        /// `createSubject` makes.
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

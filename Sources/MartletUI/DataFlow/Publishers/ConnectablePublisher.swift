/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins; ends when what it gives is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// A publisher that begins with the first who listens and ends with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects a publisher when the first begins to listen, until the last has gone.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected with the first subscriber.
        public let upstream: Upstream
        private let lock = Lock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// Connects `upstream` with the first subscriber.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let isFirst = lock.held {
                count += 1
                return count == 1
            }
            upstream.receive(subscriber: Member(subscriber) { self.leave() })
            guard isFirst else { return }
            let connection = upstream.connect()
            let isWanted = lock.held {
                guard count > 0 else { return false }
                self.connection = connection
                return true
            }
            if !isWanted { connection.cancel() }
        }

        private func leave() {
            let connection = lock.held {
                count -= 1
                guard count == 0 else { return nil as (any Cancellable)? }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }

        /// One of those who listen, who tells when it leaves before the end.
        private final class Member: Stage<Output, Failure, Output, Failure> {
            private let leave: () -> Void

            init(_ downstream: any Subscriber<Output, Failure>, leave: @escaping () -> Void) {
                self.leave = leave
                super.init(downstream)
            }

            override func take(_ input: Output) { send(input) }

            override func end(_ completion: Subscribers.Completion<Failure>) { finish(completion) }

            override func cancel() {
                let isFirst = lock.held { !hasEnded }
                super.cancel()
                if isFirst { leave() }
            }
        }
    }
}

/// A publisher that sends nothing before its connection.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects the publisher, so that it begins to send.
    ///
    /// - Returns: An object whose cancellation ends the connection.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Returns a publisher that connects this one with the first subscriber and disconnects it with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects a publisher with the first subscriber, and disconnects it with the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that this one connects with the first subscriber.
        public let upstream: Upstream
        private let lock = Lock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// Creates a publisher that connects `upstream` with the first subscriber.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let isFirst = lock.held {
                count += 1
                return count == 1
            }
            let stage = Stage<Output, Failure, Output, Failure> { $1.send($0) }
            stage.onCancel = { _ in self.leave() }
            upstream.receive(subscriber: stage.serving(subscriber))
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
    }
}

#if Foundation
public import Foundation

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    ///
    /// The default center belongs to the process: a notification that one visitor's session posts reaches the
    /// subscribers of all sessions. Each subscriber receives it in its own session.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them; `nil` for any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends the notifications with a name.
    public struct Publisher: MartletPublishers.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The center for the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts them; `nil` for any.
        public let object: AnyObject?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Notification, Downstream.Failure == Never {
            subscriber.receive(subscription: Observation(self, subscriber))
        }

        public static func == (left: Publisher, right: Publisher) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }

    private final class Observation: Subscription {
        private let lock = Lock()
        private let publisher: Publisher
        private var subscriber: (any Subscriber<Notification, Never>)?
        private var token: (any NSObjectProtocol)?

        init(_ publisher: Publisher, _ subscriber: any Subscriber<Notification, Never>) {
            self.publisher = publisher
            self.subscriber = subscriber
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none, isWanted else { return }
            // The observation is only carried across threads: the subscriber receives notifications in its session.
            let observation = Carried(self)
            let added = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
                observation.value.receive($0)
            }
            let isUnwanted = lock.held {
                guard subscriber != nil, token == nil else { return true }
                token = added
                return false
            }
            if isUnwanted { publisher.center.removeObserver(added) }
        }

        private var isWanted: Bool { lock.held { token == nil && subscriber != nil } }

        private func receive(_ notification: Notification) { _ = lock.held { subscriber }?.receive(notification) }

        func cancel() {
            let (token, subscriber) = lock.held {
                defer { (self.token, self.subscriber) = (nil, nil) }
                return (self.token, self.subscriber)
            }
            if let token { publisher.center.removeObserver(token) }
            _ = subscriber
        }
    }
}
#endif

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

    private final class Observation: SourceSubscription<Notification, Never> {
        private let publisher: Publisher
        private var token: (any NSObjectProtocol)?

        init(_ publisher: Publisher, _ subscriber: any Subscriber<Notification, Never>) {
            self.publisher = publisher
            super.init(subscriber)
        }

        override func begin() {
            // The observation is only carried across threads: the subscriber receives notifications in its session.
            let observation = Carried(self)
            let added = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
                observation.value.send($0)
            }
            lock.held { token = added }
            // Any thread may have cancelled meanwhile.
            if hasEnded { stop() }
        }

        override func didEnd(isCancelled: Bool) { stop() }

        private func stop() {
            let token = lock.held {
                defer { self.token = nil }
                return self.token
            }
            if let token { publisher.center.removeObserver(token) }
        }
    }
}
#endif

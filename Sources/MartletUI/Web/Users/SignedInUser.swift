/// The user of one session, and who reads it, on whatever page of the session they are.
package final class SignedInUser: DependencySource {
    package private(set) var value: User?
    private var subscribers = SubscriberList()

    package init() {}

    /// Another user from now on, or with `nil` none; the views that read it are told.
    package func replace(with new: User?) {
        guard new != value else { return }
        value = new
        for subscriber in subscribers.all { subscriber.invalidate(.source(self)) }
    }

    func read(for subscriber: DependencySubscriber?) -> User? {
        subscriber?.record(self)
        return value
    }

    package func add(_ subscriber: DependencySubscriber) { subscribers.add(subscriber) }

    package func remove(_ subscriber: DependencySubscriber) { subscribers.remove(subscriber) }
}

/// The user of one session, with its subscribers on all pages of the session.
package final class SignedInUser: DependencySource {
    package private(set) var value: User?
    private var subscribers = SubscriberList()

    package init() {}

    /// Replaces the user, with `nil` for none, and invalidates the views that read it.
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

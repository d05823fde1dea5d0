/// Receives an object's changes on the thread that announces them, even outside the session: a view must learn of both
/// kinds.
final class ChangeListener<Input>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var didChange: (() -> Void)?

    init(_ didChange: @escaping () -> Void) { self.didChange = didChange }

    func receive(subscription: any Subscription) {
        let isWelcome = lock.held {
            guard didChange != nil, self.subscription == nil else { return false }
            self.subscription = subscription
            return true
        }
        if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.held { didChange }?()
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        let ended = lock.held {
            defer { subscription = nil }
            return subscription
        }
        _ = ended
    }

    func cancel() {
        let (subscription, didChange) = lock.held {
            defer { (self.subscription, self.didChange) = (nil, nil) }
            return (self.subscription, self.didChange)
        }
        subscription?.cancel()
        _ = didChange
    }
}

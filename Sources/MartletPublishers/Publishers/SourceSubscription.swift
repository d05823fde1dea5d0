/// A subscription to what sends by itself: it sends from the first request on, until it finishes or is cancelled.
///
/// Safety: its fields are under the lock, which is held neither while the subscriber receives nor while it is released.
class SourceSubscription<Output, Failure: Error>: Subscription {
    let lock = Lock()
    private var subscriber: (any Subscriber<Output, Failure>)?
    private var isWanted = false

    init(_ subscriber: any Subscriber<Output, Failure>) { self.subscriber = subscriber }

    /// The subscriber has requested values for the first time.
    func begin() {}

    /// Nothing is sent any more. Subclasses release what they hold.
    func didEnd(isCancelled: Bool) {}

    final var hasEnded: Bool { lock.held { subscriber == nil } }

    /// Sends a value, if the subscriber has requested any.
    final func send(_ value: Output) { _ = lock.held { isWanted ? subscriber : nil }?.receive(value) }

    final func finish(_ completion: Subscribers.Completion<Failure>) {
        guard let subscriber = removeSubscriber() else { return }
        didEnd(isCancelled: false)
        subscriber.receive(completion: completion)
    }

    final func request(_ demand: Subscribers.Demand) {
        let isFirst = lock.held {
            guard demand > .none, !isWanted, subscriber != nil else { return false }
            isWanted = true
            return true
        }
        if isFirst { begin() }
    }

    final func cancel() { if removeSubscriber() != nil { didEnd(isCancelled: true) } }

    private func removeSubscriber() -> (any Subscriber<Output, Failure>)? {
        lock.held {
            defer { subscriber = nil }
            return subscriber
        }
    }
}

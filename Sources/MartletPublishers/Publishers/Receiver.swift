/// The end of a chain, which calls closures with the signals.
final class Receiver<Input, Failure: Error>: SignalProcessor<Signal<Input, Failure>>, SignalReceiver, Cancellable {
    private var subscription: (any Subscription)?
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
        self.receiveCompletion = receiveCompletion
        self.receiveValue = receiveValue
    }

    override func handle(_ signal: Signal<Input, Failure>) {
        switch signal {
        case .subscription(let subscription):
            let isWelcome = lock.held {
                guard !hasEnded, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
        case .value(let value): lock.held { receiveValue }?(value)
        case .completion(let completion):
            let receiveCompletion = lock.held { self.receiveCompletion }
            _ = lock.held { removeAll() }
            receiveCompletion?(completion)
        }
    }

    func cancel() { lock.held { removeAll() }.subscription?.cancel() }

    /// Ends. The caller releases the result outside the lock.
    private func removeAll() -> (subscription: (any Subscription)?, rest: [Any?]) {
        defer {
            hasEnded = true
            subscription = nil
            receiveValue = nil
            receiveCompletion = nil
        }
        return (subscription, [receiveValue, receiveCompletion, removeWaiting()])
    }
}

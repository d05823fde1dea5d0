/// Limits the values for a program's own subscriber to its demand. The others wait in order, in a limited number.
final class DemandGate<Input, Failure: Error>: SignalProcessor<DemandGate.Step>, SignalReceiver, Subscription {
    enum Step: Queued {
        case signal(Signal<Input, Failure>)
        case demand

        static var valueType: Any.Type { Input.self }
        var isValue: Bool { if case .signal(.value) = self { true } else { false } }
    }

    private var subscriber: (any Subscriber<Input, Failure>)?
    private var subscription: (any Subscription)?
    private var waitingValues = WaitingValues<Input>()
    private var completion: Subscribers.Completion<Failure>?
    private var demand = Subscribers.Demand.none
    /// What is requested and not yet part of the demand, as requests may come from elsewhere. Used under the lock.
    private var requested = Subscribers.Demand.none
    private var hasAsked = false
    private var isGiving = false

    init(_ subscriber: any Subscriber<Input, Failure>) { self.subscriber = subscriber }

    override func handle(_ step: Step) {
        switch step {
        case .signal(.subscription(let subscription)):
            let isWelcome = lock.held {
                guard !hasEnded, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            guard isWelcome else { return subscription.cancel() }
            lock.held { subscriber }?.receive(subscription: self)
        case .signal(.value(let value)):
            waitingValues.add(value).report(Input.self, waitingFor: "their subscriber's demand")
            give()
        case .signal(.completion(let completion)):
            self.completion = completion
            give()
        case .demand:
            demand += lock.held {
                defer { requested = .none }
                return requested
            }
            if !hasAsked {
                hasAsked = true
                lock.held { subscription }?.request(.unlimited)
            }
            give()
        }
    }

    private func give() {
        // A value that arrives during delivery waits its turn, since the subscriber's answer determines the demand for
        // it.
        guard !isGiving else { return }
        isGiving = true
        defer { isGiving = false }
        while demand > .none, let value = waitingValues.take() {
            demand = demand.oneFewer
            demand += lock.held { subscriber }?.receive(value) ?? .none
        }
        guard waitingValues.isEmpty, let completion else { return }
        lock.held { removeAll() }.0?.receive(completion: completion)
    }

    func cancel() {
        let (subscriber, subscription) = lock.held { removeAll() }
        subscription?.cancel()
        _ = subscriber
    }

    private func removeAll() -> ((any Subscriber<Input, Failure>)?, (any Subscription)?) {
        defer {
            hasEnded = true
            subscriber = nil
            subscription = nil
        }
        return (subscriber, subscription)
    }

    func request(_ demand: Subscribers.Demand) {
        let isFirst = lock.held {
            defer { requested += demand }
            return requested == .none
        }
        if isFirst, demand > .none { deliver(.demand) }
    }

    func deliver(_ signal: Signal<Input, Failure>) { deliver(.signal(signal)) }
}

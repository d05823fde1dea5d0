/// Limits the values for a program's own subscriber to its demand, and queues the others in order.
final class DemandGate<Input, Failure: Error>: SignalProcessor<DemandGate.Step>, Subscriber, Subscription {
    enum Step {
        case signal(Signal<Input, Failure>)
        case demand(Subscribers.Demand)
    }

    private var subscriber: (any Subscriber<Input, Failure>)?
    private var subscription: (any Subscription)?
    private var waitingValues = SignalQueue<Input>()
    private var completion: Subscribers.Completion<Failure>?
    private var demand = Subscribers.Demand.none
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
            waitingValues.add(value)
            give()
        case .signal(.completion(let completion)):
            self.completion = completion
            give()
        case .demand(let demand):
            guard demand > .none else { return }
            self.demand += demand
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
        lock.held { takeAll() }.0?.receive(completion: completion)
    }

    func cancel() {
        let (subscriber, subscription) = lock.held { takeAll() }
        subscription?.cancel()
        _ = subscriber
    }

    private func takeAll() -> ((any Subscriber<Input, Failure>)?, (any Subscription)?) {
        defer {
            hasEnded = true
            subscriber = nil
            subscription = nil
        }
        return (subscriber, subscription)
    }

    func request(_ demand: Subscribers.Demand) { deliver(.demand(demand)) }

    func receive(subscription: any Subscription) { deliver(.signal(.subscription(subscription))) }

    func receive(_ input: Input) -> Subscribers.Demand {
        deliver(.signal(.value(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { deliver(.signal(.completion(completion))) }
}

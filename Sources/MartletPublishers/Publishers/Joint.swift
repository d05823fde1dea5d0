/// A component with one subscriber and with subscriptions to publishers of its own.
class Joint<Signal, Output, Failure: Error>: SignalProcessor<Signal>, Subscription {
    private var downstream: (any Subscriber<Output, Failure>)?
    private var upstreams: ContiguousArray<(number: Int, subscription: any Subscription)> = []
    /// Whether the subscriber has requested values.
    private var isWanted = false

    init(_ downstream: any Subscriber<Output, Failure>) { self.downstream = downstream }

    /// Sends the subscription to the subscriber.
    func begin() { lock.held { downstream }?.receive(subscription: self) }

    final func send(_ output: Output) { _ = lock.held { downstream }?.receive(output) }

    /// Ends: cancels the publishers that have not ended, and sends the completion to the subscriber.
    final func finish(_ completion: Subscribers.Completion<Failure>) {
        let (downstream, upstreams, waiting) = lock.held { takeAll() }
        for upstream in upstreams { upstream.subscription.cancel() }
        downstream?.receive(completion: completion)
        _ = waiting
    }

    /// Keeps a subscription to a publisher, and requests its values once the subscriber requests any. Returns `false`,
    /// and cancels the subscription, if this component has ended.
    @discardableResult
    final func hold(_ subscription: any Subscription, as number: Int = 0) -> Bool {
        let (isHeld, isWanted) = lock.held {
            if !hasEnded { upstreams.append((number, subscription)) }
            return (!hasEnded, self.isWanted)
        }
        if !isHeld { subscription.cancel() } else if isWanted { subscription.request(.unlimited) }
        return isHeld
    }

    /// Releases the subscription to a publisher that has ended, or whose values are no longer needed.
    @discardableResult
    final func release(_ number: Int = 0) -> (any Subscription)? {
        lock.held {
            guard let position = upstreams.firstIndex(where: { $0.number == number }) else { return nil }
            return upstreams.remove(at: position).subscription
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let upstreams = lock.held {
            guard !isWanted, demand > .none else {
                return ContiguousArray<(number: Int, subscription: any Subscription)>()
            }
            isWanted = true
            return self.upstreams
        }
        for upstream in upstreams { upstream.subscription.request(.unlimited) }
    }

    func cancel() {
        let (downstream, upstreams, waiting) = lock.held { takeAll() }
        for upstream in upstreams { upstream.subscription.cancel() }
        _ = (downstream, waiting)
    }

    private func takeAll() -> (
        (any Subscriber<Output, Failure>)?, ContiguousArray<(number: Int, subscription: any Subscription)>,
        SignalQueue<Signal>
    ) {
        defer {
            hasEnded = true
            downstream = nil
            upstreams = []
        }
        return (downstream, upstreams, takeWaiting())
    }
}

/// A component between any number of publishers and one subscriber. Two closures are its work; they receive the stage
/// itself, so that they need not retain it.
///
/// Its first publisher, number 0, has the stage as its subscriber, and any further one a ``Side``.
final class Stage<Input, Failure: Error, Output, NewFailure: Error>: SignalProcessor<SideSignal<Input, Failure>>,
    SignalReceiver, Subscription
{
    /// Handles a value. An error ends the stage.
    typealias OnValue = (Input, Stage) throws(NewFailure) -> Void
    /// Handles the completion of the publisher with a number.
    typealias OnCompletion = (Subscribers.Completion<Failure>, Int, Stage) -> Void

    private let onValue: OnValue
    private let onCompletion: OnCompletion
    /// Runs before the subscriber receives the subscription.
    var onBegin: ((any Subscription, Stage) -> Void)?
    /// Runs before the subscriber's requests for values.
    var onRequest: ((Subscribers.Demand) -> Void)?
    /// Runs before the subscriber's cancellation, unless the stage has ended.
    var onCancel: ((Stage) -> Void)?
    /// Whether the publisher with a number still counts. The signals of others are ignored.
    var isCurrent: ((Int) -> Bool)?

    private var downstream: (any Subscriber<Output, NewFailure>)?
    private var upstreams: ContiguousArray<(number: Int, subscription: any Subscription)> = []
    private var hasBegun = false
    /// Whether the subscriber has requested values.
    private var isWanted = false

    init(onValue: @escaping OnValue, onEachCompletion: @escaping OnCompletion) {
        self.onValue = onValue
        onCompletion = onEachCompletion
    }

    /// Gives the stage its subscriber, before it has any signals.
    func serving(_ subscriber: any Subscriber<Output, NewFailure>) -> Stage {
        downstream = subscriber
        return self
    }

    override func handle(_ signal: SideSignal<Input, Failure>) {
        let number = signal.number
        let isCurrent = isCurrent?(number) ?? true
        switch signal.signal {
        case .subscription(let subscription):
            guard isCurrent else { return subscription.cancel() }
            guard hold(subscription, as: number), !hasBegun else { return }
            onBegin?(subscription, self)
            begin()
        case .value(let input):
            guard isCurrent else { return }
            do { try onValue(input, self) } catch { finish(.failure(error)) }
        case .completion(let completion):
            release(number)
            if isCurrent { onCompletion(completion, number, self) }
        }
    }

    func deliver(_ signal: Signal<Input, Failure>) { deliver(SideSignal(number: 0, signal: signal)) }

    /// Sends the subscription to the subscriber; otherwise it is sent when that of a publisher arrives.
    func begin() {
        hasBegun = true
        lock.held { downstream }?.receive(subscription: self)
    }

    func send(_ output: Output) { _ = lock.held { downstream }?.receive(output) }

    /// Ends: cancels the publishers that have not ended, and sends the completion to the subscriber.
    func finish(_ completion: Subscribers.Completion<NewFailure>) { removeAll()?.receive(completion: completion) }

    /// Keeps a subscription to a publisher, and requests its values once the subscriber requests any. Returns `false`,
    /// and cancels the subscription, if this stage has ended.
    @discardableResult
    func hold(_ subscription: any Subscription, as number: Int) -> Bool {
        let (isHeld, isWanted) = lock.held {
            if !hasEnded { upstreams.append((number, subscription)) }
            return (!hasEnded, self.isWanted)
        }
        if !isHeld { subscription.cancel() } else if isWanted { subscription.request(.unlimited) }
        return isHeld
    }

    /// Releases the subscription to a publisher that has ended, or whose values are no longer needed.
    @discardableResult
    func release(_ number: Int = 0) -> (any Subscription)? {
        lock.held {
            guard let position = upstreams.firstIndex(where: { $0.number == number }) else { return nil }
            return upstreams.remove(at: position).subscription
        }
    }

    func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        let upstreams = lock.held {
            guard !isWanted, demand > .none else {
                return [] as ContiguousArray<(number: Int, subscription: any Subscription)>
            }
            isWanted = true
            return self.upstreams
        }
        for upstream in upstreams { upstream.subscription.request(.unlimited) }
    }

    func cancel() {
        if let onCancel, lock.held({ !hasEnded }) { onCancel(self) }
        _ = removeAll()
    }

    /// Ends, and cancels the publishers that have not ended. What waited is released outside the lock.
    private func removeAll() -> (any Subscriber<Output, NewFailure>)? {
        let (downstream, upstreams, waiting) = lock.held {
            defer {
                hasEnded = true
                self.downstream = nil
                self.upstreams = []
            }
            return (self.downstream, self.upstreams, removeWaiting())
        }
        for upstream in upstreams { upstream.subscription.cancel() }
        _ = waiting
        return downstream
    }
}

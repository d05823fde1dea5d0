extension Publishers {
    /// Makes a publisher from each value and sends the values of all of them.
    ///
    /// The number of concurrent subscriptions is limited; values that arrive meanwhile wait, where Combine would not
    /// request them.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The maximum number of concurrent subscriptions.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher from a value.
        public let transform: (Upstream.Output) -> NewPublisher

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let joint = FlatteningJoint(subscriber, maxPublishers: maxPublishers, transform)
            upstream.receive(subscriber: Side(joint, 0) { .first($0) })
        }
    }
}

private final class FlatteningJoint<Input, Inner: Publisher>: Joint<
    SideSignal<Either<Input, Inner.Output>, Inner.Failure>, Inner.Output, Inner.Failure
>
{
    private let maxPublishers: Subscribers.Demand
    private let transform: (Input) -> Inner
    private var values = SignalQueue<Input>()
    private var innerCount = 0
    private var lastIdentifier = 0
    private var hasUpstreamEnded = false
    private var isListening = false

    init(
        _ downstream: any Subscriber<Inner.Output, Inner.Failure>, maxPublishers: Subscribers.Demand,
        _ transform: @escaping (Input) -> Inner
    ) {
        self.maxPublishers = maxPublishers
        self.transform = transform
        super.init(downstream)
    }

    override func handle(_ signal: SideSignal<Either<Input, Inner.Output>, Inner.Failure>) {
        switch signal.signal {
        case .subscription(let subscription):
            if hold(subscription, as: signal.number), signal.number == 0 { begin() }
        case .value(.first(let value)):
            values.add(value)
            listenToMore()
        case .value(.second(let value)): send(value)
        case .completion(let completion):
            release(signal.number)
            if signal.number == 0 { hasUpstreamEnded = true } else { innerCount -= 1 }
            guard !completion.isFailure else { return finish(completion) }
            listenToMore()
            if hasUpstreamEnded && innerCount == 0 && values.isEmpty { finish(.finished) }
        }
    }

    private func listenToMore() {
        // A publisher that ends at once ends in here. A loop handles it, because recursion over many of them would fill
        // the stack.
        guard !isListening else { return }
        isListening = true
        defer { isListening = false }
        while .max(innerCount) < maxPublishers, let value = values.take() {
            innerCount += 1
            lastIdentifier += 1
            transform(value).receive(subscriber: Side(self, lastIdentifier) { .second($0) })
        }
    }
}

extension Publisher {
    /// Makes a publisher from each value and sends the values of all of them.
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of concurrent subscriptions; further values wait.
    ///   - transform: Makes a publisher from a value.
    public func flatMap<NewPublisher: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> NewPublisher
    ) -> Publishers.FlatMap<NewPublisher, Self> where NewPublisher.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher that may fail from each value and sends the values of all of them.
    public func flatMap<NewPublisher: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> NewPublisher
    ) -> Publishers.FlatMap<NewPublisher, Publishers.SetFailureType<Self, NewPublisher.Failure>> {
        setFailureType(to: NewPublisher.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher from each value and sends the values of all of them.
    public func flatMap<NewPublisher: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> NewPublisher
    ) -> Publishers.FlatMap<NewPublisher, Self> where NewPublisher.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher that cannot fail from each value and sends the values of all of them.
    public func flatMap<NewPublisher: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> NewPublisher
    ) -> Publishers.FlatMap<Publishers.SetFailureType<NewPublisher, Failure>, Self>
    where NewPublisher.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

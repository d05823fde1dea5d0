extension Publishers {
    /// Sends the values of the latest publisher that this one receives, and cancels the one before.
    public struct SwitchToLatest<Inner: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == Inner, Upstream.Failure == Inner.Failure {
        public typealias Output = Inner.Output
        public typealias Failure = Inner.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(subscriber: Side(SwitchingJoint<Inner>(subscriber), 0) { .first($0) })
        }
    }
}

private final class SwitchingJoint<Inner: Publisher>: Joint<
    SideSignal<Either<Inner, Inner.Output>, Inner.Failure>, Inner.Output, Inner.Failure
>
{
    private var lastIdentifier = 0
    private var isInnerThere = false
    private var hasUpstreamEnded = false

    override func handle(_ signal: SideSignal<Either<Inner, Inner.Output>, Inner.Failure>) {
        switch signal.signal {
        case .subscription(let subscription):
            guard signal.number == 0 || signal.number == lastIdentifier else { return subscription.cancel() }
            if hold(subscription, as: signal.number), signal.number == 0 { begin() }
        case .value(.first(let publisher)):
            release(lastIdentifier == 0 ? -1 : lastIdentifier)?.cancel()
            lastIdentifier += 1
            isInnerThere = true
            publisher.receive(subscriber: Side(self, lastIdentifier) { .second($0) })
        case .value(.second(let value)): if signal.number == lastIdentifier { send(value) }
        case .completion(let completion):
            release(signal.number)
            switch signal.number {
            case 0: hasUpstreamEnded = true
            case lastIdentifier: isInnerThere = false
            default: return
            }
            if completion.isFailure || hasUpstreamEnded && !isInnerThere { finish(completion) }
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher that this one sends, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends the values of the latest publisher that this one sends, and cancels the one before.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    { setFailureType(to: Output.Failure.self).switchToLatest() }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher that this one sends, and cancels the one before.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    { map { $0.setFailureType(to: Failure.self) }.switchToLatest() }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Sends the values of the latest publisher that this one sends, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

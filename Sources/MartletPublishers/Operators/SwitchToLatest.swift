extension Publishers {
    /// Sends the values of the latest publisher that this one receives, and cancels the one before.
    public struct SwitchToLatest<Inner: Publisher, Upstream: Publisher>: DerivedPublisher
    where Upstream.Output == Inner, Upstream.Failure == Inner.Failure {
        public typealias Output = Inner.Output
        public typealias Failure = Inner.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream

        func attach(_ subscriber: Target) {
            var lastNumber = 0
            var (isInnerThere, hasUpstreamEnded) = (false, false)
            let stage = Stage<Either<Inner, Output>, Failure, Output, Failure> { value, stage in
                switch value {
                case .first(let publisher):
                    if lastNumber > 0 { stage.release(lastNumber)?.cancel() }
                    lastNumber += 1
                    isInnerThere = true
                    publisher.receive(subscriber: Side(stage, lastNumber) { .second($0) })
                case .second(let value): stage.send(value)
                }
            } onEachCompletion: { completion, number, stage in
                if number == 0 { hasUpstreamEnded = true } else { isInnerThere = false }
                if completion.isFailure || hasUpstreamEnded && !isInnerThere { stage.finish(completion) }
            }
            stage.isCurrent = { $0 == 0 || $0 == lastNumber }
            upstream.receive(subscriber: Side(stage.serving(subscriber), 0) { .first($0) })
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

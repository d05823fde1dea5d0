extension Publishers {
    /// Makes a publisher from each value and sends the values of all of them.
    ///
    /// The number of concurrent subscriptions is limited. Values that arrive meanwhile wait, where Combine would not
    /// request them: at most 65,536. Further ones are left out, which the log says once.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: DerivedPublisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The maximum number of concurrent subscriptions.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher from a value.
        public let transform: (Upstream.Output) -> NewPublisher

        func attach(_ subscriber: Target) {
            var values = WaitingValues<Upstream.Output>()
            var (innerCount, lastNumber) = (0, 0)
            var (hasUpstreamEnded, isListening) = (false, false)
            let (maxPublishers, transform) = (maxPublishers, transform)

            func listenToMore(_ stage: FlatteningStage) {
                // A publisher that ends at once ends in here. A loop handles it, because recursion over many of them
                // would fill the stack.
                guard !isListening else { return }
                isListening = true
                defer { isListening = false }
                while .max(innerCount) < maxPublishers, let value = values.take() {
                    innerCount += 1
                    lastNumber += 1
                    transform(value).receive(subscriber: Side(stage, lastNumber) { .second($0) })
                }
            }

            let stage = FlatteningStage { value, stage in
                switch value {
                case .first(let value):
                    values.add(value).report(Upstream.Output.self, waitingFor: "their turn in flatMap")
                    listenToMore(stage)
                case .second(let value): stage.send(value)
                }
            } onEachCompletion: { completion, number, stage in
                if number == 0 { hasUpstreamEnded = true } else { innerCount -= 1 }
                guard !completion.isFailure else { return stage.finish(completion) }
                listenToMore(stage)
                if hasUpstreamEnded && innerCount == 0 && values.isEmpty { stage.finish(.finished) }
            }
            upstream.receive(subscriber: Side(stage.serving(subscriber), 0) { .first($0) })
        }

        private typealias FlatteningStage = Stage<Either<Upstream.Output, Output>, Failure, Output, Failure>
    }
}

extension Publisher {
    /// Makes a publisher from each value and sends the values of all of them.
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of concurrent subscriptions; further values wait, at most 65,536.
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

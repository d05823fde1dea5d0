extension Publishers {
    /// Fails with what a function makes of an error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Makes the new error.
        public let transform: (Upstream.Failure) -> Failure

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation<Output, Upstream.Failure, Output, Failure>(
                    subscriber, onValue: { $1.send($0) },
                    onCompletion: { [transform] completion, stage in
                        switch completion {
                        case .finished: stage.finish(.finished)
                        case .failure(let error): stage.finish(.failure(transform(error)))
                        }
                    }))
        }
    }

    /// Never fails, and says that it could.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher whose values this one takes.
        public let upstream: Upstream

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation<Output, Never, Output, Failure>(
                    subscriber, onValue: { $1.send($0) }, onCompletion: { $1.finish(.finished) }))
        }
    }
}

extension Publisher {
    /// Fails with what `transform` makes of an error.
    public func mapError<NewFailure: Error>(
        _ transform: @escaping (Failure) -> NewFailure
    ) -> Publishers.MapError<Self, NewFailure> { Publishers.MapError(upstream: self, transform: transform) }
}

extension Publisher where Failure == Never {
    /// The same publisher where one is asked for that can fail.
    public func setFailureType<NewFailure: Error>(
        to failureType: NewFailure.Type
    ) -> Publishers.SetFailureType<Self, NewFailure> { Publishers.SetFailureType(upstream: self) }
}

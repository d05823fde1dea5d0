extension Publishers {
    /// Transforms a failure's error with a closure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Transforms the error.
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

    /// Never fails, but has a failure type.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher that sends this one its values.
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
    /// Transforms a failure's error with `transform`.
    public func mapError<NewFailure: Error>(
        _ transform: @escaping (Failure) -> NewFailure
    ) -> Publishers.MapError<Self, NewFailure> { Publishers.MapError(upstream: self, transform: transform) }
}

extension Publisher where Failure == Never {
    /// Gives this publisher a failure type, for places that require a publisher that may fail.
    public func setFailureType<NewFailure: Error>(
        to failureType: NewFailure.Type
    ) -> Publishers.SetFailureType<Self, NewFailure> { Publishers.SetFailureType(upstream: self) }
}

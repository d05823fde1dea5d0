extension Publishers {
    /// Replaces a failed publisher with another one.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: DerivedPublisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Makes the publisher that follows a failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        func attach(_ subscriber: Target) {
            let stage = Stage<Output, Either<Upstream.Failure, Failure>, Output, Failure> {
                $1.send($0)
            } onCompletion: { [handler] completion, stage in
                switch completion {
                case .finished: stage.finish(.finished)
                case .failure(.first(let error)):
                    handler(error).receive(subscriber: Side(stage, 0, value: { $0 }, failure: { .second($0) }))
                case .failure(.second(let error)): stage.finish(.failure(error))
                }
            }
            upstream.receive(subscriber: Side(stage.serving(subscriber), 0, value: { $0 }, failure: { .first($0) }))
        }
    }

    /// Replaces a failed publisher with another one, and fails if the closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: DerivedPublisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Makes the publisher that follows a failure.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        func attach(_ subscriber: Target) {
            Catch(upstream: upstream) { [handler] error -> AnyPublisher<Output, any Error> in
                do {
                    return try handler(error).mapError { $0 }.eraseToAnyPublisher()
                } catch {
                    return Fail(error: error).eraseToAnyPublisher()
                }
            }
            .attach(subscriber)
        }
    }
}

extension Publisher {
    /// Replaces this publisher with the one that `handler` returns if it fails.
    public func `catch`<NewPublisher: Publisher>(
        _ handler: @escaping (Failure) -> NewPublisher
    ) -> Publishers.Catch<Self, NewPublisher> where NewPublisher.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Replaces this publisher with the one that `handler` returns if it fails, and fails if `handler` throws.
    public func tryCatch<NewPublisher: Publisher>(
        _ handler: @escaping (Failure) throws -> NewPublisher
    ) -> Publishers.TryCatch<Self, NewPublisher> where NewPublisher.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

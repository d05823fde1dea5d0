extension Publishers {
    /// Transforms a failure's error with a closure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Operator {
        public typealias Output = Upstream.Output

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Transforms the error.
        public let transform: (Upstream.Failure) -> Failure

        func makeStage() -> Work {
            Work {
                $1.send($0)
            } onCompletion: { [transform] in
                $1.finish($0.mapError(transform))
            }
        }
    }

    /// Never fails, but has a failure type.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Operator where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher that sends this one its values.
        public let upstream: Upstream

        func makeStage() -> Work {
            Work {
                $1.send($0)
            } onCompletion: {
                $1.finish(.finished)
            }
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

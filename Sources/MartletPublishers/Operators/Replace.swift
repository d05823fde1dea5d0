extension Publishers {
    /// Replaces an error with a value, and finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The value that replaces the error.
        public let output: Output

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation<Output, Upstream.Failure, Output, Never>(
                    subscriber, onValue: { $1.send($0) },
                    onCompletion: { [output] completion, stage in
                        if case .failure = completion { stage.send(output) }
                        stage.finish(.finished)
                    }))
        }
    }

    /// Sends a value if the publisher finishes without one.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The value for a publisher without values.
        public let output: Output

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var isEmpty = true
            upstream.receive(
                subscriber: Operation(
                    subscriber,
                    onValue: { input, stage in
                        isEmpty = false
                        stage.send(input)
                    },
                    onCompletion: { [output] completion, stage in
                        if isEmpty, case .finished = completion { stage.send(output) }
                        stage.finish(completion)
                    }))
        }
    }
}

extension Publisher {
    /// Replaces an error with `output`, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends `output` if the publisher finishes without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

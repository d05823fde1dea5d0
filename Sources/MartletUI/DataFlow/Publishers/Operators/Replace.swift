extension Publishers {
    /// Sends a value in place of an error, and ends.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// The value in place of the error.
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

    /// Sends a value if there was none, and ends.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// The value if there is no other.
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
    /// Sends `output` in place of an error, and ends.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends `output` if there was no value, and ends.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

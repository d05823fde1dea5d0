extension Publishers {
    /// Replaces an error with a value, and finishes.
    public struct ReplaceError<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The value that replaces the error.
        public let output: Output

        func makeStage() -> Work {
            Work {
                $1.send($0)
            } onCompletion: { [output] completion, stage in
                if completion.isFailure { stage.send(output) }
                stage.finish(.finished)
            }
        }
    }

    /// Sends a value if the publisher finishes without one.
    public struct ReplaceEmpty<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The value for a publisher without values.
        public let output: Output

        func makeStage() -> Work {
            var isEmpty = true
            return Work {
                isEmpty = false
                $1.send($0)
            } atEnd: { [output] in
                if isEmpty { $0.send(output) }
            }
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

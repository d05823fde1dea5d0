extension Publishers {
    /// Subscribes again after a failure, a limited number of times.
    public struct Retry<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The maximum number of retries; `nil` for no limit.
        public let retries: Int?

        func makeStage() -> Work {
            var left = retries
            var isRetrying = false
            var failure: Subscribers.Completion<Failure>?
            return Work {
                $1.send($0)
            } onCompletion: { [upstream] completion, stage in
                guard completion.isFailure else { return stage.finish(completion) }
                failure = completion
                // A publisher that fails at once fails in here. A loop handles it, because recursion over many of them
                // would fill the stack.
                guard !isRetrying else { return }
                isRetrying = true
                defer { isRetrying = false }
                while let completion = failure {
                    failure = nil
                    if let count = left, count <= 0 { return stage.finish(completion) }
                    left = left.map { $0 - 1 }
                    upstream.receive(subscriber: stage)
                }
            }
        }
    }
}

extension Publisher {
    /// Subscribes again after a failure, at most `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

extension Publishers {
    /// Subscribes again after a failure, a limited number of times.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The maximum number of retries; `nil` for no limit.
        public let retries: Int?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(subscriber: RetryingStage(self, subscriber))
        }
    }
}

private final class RetryingStage<Upstream: Publisher>: Stage<
    Upstream.Output, Upstream.Failure, Upstream.Output, Upstream.Failure
>
{
    private let upstream: Upstream
    private var left: Int?
    private var isRetrying = false
    private var failure: Subscribers.Completion<Upstream.Failure>?

    init(_ retry: Publishers.Retry<Upstream>, _ downstream: any Subscriber<Upstream.Output, Upstream.Failure>) {
        upstream = retry.upstream
        left = retry.retries
        super.init(downstream)
    }

    override func take(_ input: Upstream.Output) { send(input) }

    override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
        guard completion.isFailure else { return finish(completion) }
        failure = completion
        // A publisher that fails at once fails in here. A loop handles it, because recursion over many of them would
        // fill the stack.
        guard !isRetrying else { return }
        isRetrying = true
        defer { isRetrying = false }
        while let completion = failure {
            failure = nil
            if let left, left <= 0 { return finish(completion) }
            left = left.map { $0 - 1 }
            upstream.receive(subscriber: self)
        }
    }
}

extension Publisher {
    /// Subscribes again after a failure, at most `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

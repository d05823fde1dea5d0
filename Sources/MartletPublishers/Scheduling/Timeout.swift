extension Publishers {
    /// Ends when no value arrives for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The time without a value after which the publisher ends.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time.
        public let scheduler: Context
        /// Options for the scheduled actions.
        public let options: Context.SchedulerOptions?
        /// Makes the error of the failure; `nil` to finish without one.
        public let customError: (() -> Failure)?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(subscriber: TimingStage(self, subscriber))
        }
    }
}

private final class TimingStage<Upstream: Publisher, Context: Scheduler>: Stage<
    Upstream.Output, Upstream.Failure, Upstream.Output, Upstream.Failure
>
{
    private let timeout: Publishers.Timeout<Upstream, Context>
    private var due: Context.SchedulerTimeType

    init(
        _ timeout: Publishers.Timeout<Upstream, Context>,
        _ downstream: any Subscriber<Upstream.Output, Upstream.Failure>
    ) {
        self.timeout = timeout
        due = timeout.scheduler.now.advanced(by: timeout.interval)
        super.init(downstream)
    }

    override func willBegin(_ subscription: any Subscription) { wait() }

    override func take(_ input: Upstream.Output) {
        due = timeout.scheduler.now.advanced(by: timeout.interval)
        send(input)
    }

    override func end(_ completion: Subscribers.Completion<Upstream.Failure>) { finish(completion) }

    private func wait() {
        wait(until: due, on: timeout.scheduler, timeout.options) { [unowned self] in look() }
    }

    private func look() {
        guard timeout.scheduler.now >= due else { return wait() }
        finish(timeout.customError.map { .failure($0()) } ?? .finished)
    }
}

extension Publisher {
    /// Finishes, or fails with the error of `customError`, when no value arrives for `interval`.
    ///
    /// - Parameters:
    ///   - interval: The time without a value.
    ///   - scheduler: The scheduler that measures the time.
    ///   - options: Options for the scheduled actions.
    ///   - customError: Makes the error of the failure; `nil` to finish without one.
    public func timeout<Context: Scheduler>(
        _ interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, Context> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

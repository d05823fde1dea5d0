extension Publishers {
    /// Sends at most one value per interval: the first or the last in it.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The interval in which at most one value is sent.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time.
        public let scheduler: Context
        /// Whether to send the last value of an interval, and not the first.
        public let latest: Bool

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(subscriber: ThrottlingStage(self, subscriber))
        }
    }
}

private final class ThrottlingStage<Upstream: Publisher, Context: Scheduler>: Stage<
    Upstream.Output, Upstream.Failure, Upstream.Output, Upstream.Failure
>
{
    private let throttle: Publishers.Throttle<Upstream, Context>
    private var pending: Upstream.Output?
    private var completion: Subscribers.Completion<Upstream.Failure>?
    private var lastTime: Context.SchedulerTimeType?
    private var isWaiting = false

    init(
        _ throttle: Publishers.Throttle<Upstream, Context>,
        _ downstream: any Subscriber<Upstream.Output, Upstream.Failure>
    ) {
        self.throttle = throttle
        super.init(downstream)
    }

    override func take(_ input: Upstream.Output) {
        if pending == nil || throttle.latest { pending = input }
        guard !isWaiting else { return }
        isWaiting = true
        let now = throttle.scheduler.now
        let due = lastTime.map { $0.advanced(by: throttle.interval) } ?? now
        if due <= now {
            throttle.scheduler.schedule { [weak self] in self?.sendPending() }
        } else {
            wait(until: due, on: throttle.scheduler) { [unowned self] in sendPending() }
        }
    }

    override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
        self.completion = completion
        if !isWaiting { throttle.scheduler.schedule { self.sendPending() } }
    }

    private func sendPending() {
        isWaiting = false
        if let value = pending {
            pending = nil
            lastTime = throttle.scheduler.now
            send(value)
        }
        if let completion { finish(completion) }
    }
}

extension Publisher {
    /// Sends at most one value per interval.
    ///
    /// - Parameters:
    ///   - interval: The interval.
    ///   - scheduler: The scheduler that measures the time.
    ///   - latest: Whether to send the last value of an interval, and not the first.
    public func throttle<Context: Scheduler>(
        for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) -> Publishers.Throttle<Self, Context> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

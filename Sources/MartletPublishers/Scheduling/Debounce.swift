extension Publishers {
    /// Sends a value when no other follows it for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The time without another value after which a value is sent.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time.
        public let scheduler: Context
        /// Options for the scheduled actions.
        public let options: Context.SchedulerOptions?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(subscriber: DebouncingStage(self, subscriber))
        }
    }
}

/// Keeps the latest value, with one timer for any number of values.
private final class DebouncingStage<Upstream: Publisher, Context: Scheduler>: Stage<
    Upstream.Output, Upstream.Failure, Upstream.Output, Upstream.Failure
>
{
    private let debounce: Publishers.Debounce<Upstream, Context>
    private var last: (value: Upstream.Output, due: Context.SchedulerTimeType)?
    private var isWaiting = false

    init(
        _ debounce: Publishers.Debounce<Upstream, Context>,
        _ downstream: any Subscriber<Upstream.Output, Upstream.Failure>
    ) {
        self.debounce = debounce
        super.init(downstream)
    }

    override func take(_ input: Upstream.Output) {
        let due = debounce.scheduler.now.advanced(by: debounce.dueTime)
        last = (input, due)
        if !isWaiting { wait(until: due) }
    }

    /// As in Combine, a waiting value is lost.
    override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
        last = nil
        debounce.scheduler.schedule(options: debounce.options) { self.finish(completion) }
    }

    private func wait(until due: Context.SchedulerTimeType) {
        isWaiting = true
        wait(until: due, on: debounce.scheduler, debounce.options) { [unowned self] in look() }
    }

    private func look() {
        isWaiting = false
        guard let last else { return }
        guard debounce.scheduler.now >= last.due else { return wait(until: last.due) }
        self.last = nil
        send(last.value)
    }
}

extension Publisher {
    /// Sends a value when no other follows it for `dueTime`, as for a search field.
    ///
    /// - Parameters:
    ///   - dueTime: The time without another value.
    ///   - scheduler: The scheduler that measures the time.
    ///   - options: Options for the scheduled actions.
    public func debounce<Context: Scheduler>(
        for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, Context> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

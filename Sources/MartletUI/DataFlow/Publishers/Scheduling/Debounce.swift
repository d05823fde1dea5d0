extension Publishers {
    /// Sends a value when none has come for some time after it.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// How long no other value may come for a value to be passed on.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// What measures the time.
        public let scheduler: Context
        /// How the actions are performed.
        public let options: Context.SchedulerOptions?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(subscriber: DebouncingStage(self, subscriber))
        }
    }
}

/// Keeps the last value, with one wait for however many come.
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

    /// As in Combine, what still waits is lost.
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
    /// Sends a value when none has come for `dueTime` after it: for a search field, say.
    public func debounce<Context: Scheduler>(
        for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, Context> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

/// What its owner waits for, and cancels at its end: scheduled work, or another publisher.
final class Wait: Subscription {
    private let lock = Lock()
    private var work: (any Cancellable)?
    private var isCancelled = false

    var hasEnded: Bool { lock.held { isCancelled } }

    /// Waits for `next` in place of the work before, which is cancelled unless it has run.
    func goOn(with next: (any Cancellable)?) {
        let unwanted = lock.held {
            guard !isCancelled else { return next }
            defer { work = next }
            return work
        }
        unwanted?.cancel()
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        let work = lock.held {
            isCancelled = true
            defer { self.work = nil }
            return self.work
        }
        work?.cancel()
    }

    deinit { work?.cancel() }
}

extension Stage {
    /// Performs `action` once at `date`, unless this stage has ended by then.
    func wait<Context: Scheduler>(
        until date: Context.SchedulerTimeType, tolerance: Context.SchedulerTimeType.Stride? = nil,
        on scheduler: Context, _ options: Context.SchedulerOptions? = nil, _ action: @escaping (Stage) -> Void
    ) {
        let (wait, number) = (Wait(), -1)
        guard hold(wait, as: number) else { return }
        // Of a scheduler's methods only the repeating one can be cancelled. This code cancels it after the first time.
        let work = scheduler.schedule(
            after: date, interval: .seconds(86_400), tolerance: tolerance ?? scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            guard let self else { return }
            release(number)?.cancel()
            action(self)
        }
        wait.goOn(with: work)
    }
}

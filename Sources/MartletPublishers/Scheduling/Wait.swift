/// A scheduled action that the component's end cancels.
private final class Wait: Subscription {
    private let lock = Lock()
    private var work: (any Cancellable)?
    private var hasEnded = false

    func begin(_ work: any Cancellable) {
        let isWanted = lock.held {
            if !hasEnded { self.work = work }
            return !hasEnded
        }
        if !isWanted { work.cancel() }
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        let work = lock.held {
            hasEnded = true
            defer { self.work = nil }
            return self.work
        }
        work?.cancel()
    }
}

extension Joint {
    /// Performs `action` once at `date`, unless this component has ended by then.
    func wait<Context: Scheduler>(
        until date: Context.SchedulerTimeType, tolerance: Context.SchedulerTimeType.Stride? = nil,
        on scheduler: Context,
        _ options: Context.SchedulerOptions? = nil, _ action: @escaping () -> Void
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
            action()
        }
        wait.begin(work)
    }
}

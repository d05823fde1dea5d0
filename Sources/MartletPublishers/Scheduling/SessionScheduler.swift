/// A queue that a program names. The session performs its actions; outside sessions, the queue itself does.
protocol SessionScheduler: Scheduler
where SchedulerTimeType == SchedulerTime {
    /// Performs `action` soon, outside sessions.
    func performOutside(_ action: @escaping @Sendable () -> Void)
}

extension SessionScheduler {
    public var now: SchedulerTime { .now }
    public var minimumTolerance: SchedulerInterval { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Carried(action)
        if let isolation = CurrentIsolation.current {
            isolation.perform { action.value() }
        } else {
            performOutside { action.value() }
        }
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { _ = laterWork(after: date, tolerance: tolerance, action) }

    public func schedule(
        after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Wait()
        repeatedly(date, max(interval, .milliseconds(1)), tolerance, repetition, action)
        return repetition
    }

    private func repeatedly(
        _ date: SchedulerTime, _ interval: SchedulerInterval, _ tolerance: SchedulerInterval, _ repetition: Wait,
        _ action: @escaping () -> Void
    ) {
        let work = laterWork(after: date, tolerance: tolerance) { [weak repetition] in
            guard let repetition, !repetition.hasEnded else { return }
            action()
            guard !repetition.hasEnded else { return }
            repeatedly(max(date.advanced(by: interval), .now), interval, tolerance, repetition, action)
        }
        repetition.goOn(with: work)
    }

    private func laterWork(
        after date: SchedulerTime, tolerance: SchedulerInterval, _ action: @escaping () -> Void
    ) -> LaterWork {
        let isInside = CurrentIsolation.current != nil
        return LaterWork(after: SchedulerTime.now.distance(to: date).duration, tolerance: tolerance.duration) {
            if isInside { return action() }
            let action = Carried(action)
            performOutside { action.value() }
        }
    }
}

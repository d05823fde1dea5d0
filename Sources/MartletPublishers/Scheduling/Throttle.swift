extension Publishers {
    /// Sends at most one value per interval: the first or the last in it.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Operator {
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

        func makeStage() -> Work {
            var pending: Output?
            var completion: Subscribers.Completion<Failure>?
            var lastTime: Context.SchedulerTimeType?
            var isWaiting = false

            func sendPending(_ stage: Work) {
                isWaiting = false
                if let value = pending {
                    pending = nil
                    lastTime = scheduler.now
                    stage.send(value)
                }
                if let completion { stage.finish(completion) }
            }

            return Work { input, stage in
                if pending == nil || latest { pending = input }
                guard !isWaiting else { return }
                isWaiting = true
                let now = scheduler.now
                let due = lastTime.map { $0.advanced(by: interval) } ?? now
                if due <= now {
                    scheduler.schedule { [weak stage] in if let stage { sendPending(stage) } }
                } else {
                    stage.wait(until: due, on: scheduler) { sendPending($0) }
                }
            } onCompletion: { received, stage in
                completion = received
                if !isWaiting { scheduler.schedule { sendPending(stage) } }
            }
        }
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

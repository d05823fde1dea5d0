extension Publishers {
    /// Sends a value when no other follows it for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Operator {
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

        /// Keeps the latest value, with one timer for any number of values.
        func makeStage() -> Work {
            var last: (value: Output, due: Context.SchedulerTimeType)?
            var isWaiting = false

            func wait(until due: Context.SchedulerTimeType, _ stage: Work) {
                isWaiting = true
                stage.wait(until: due, on: scheduler, options) { stage in
                    isWaiting = false
                    guard let (value, due) = last else { return }
                    guard scheduler.now >= due else { return wait(until: due, stage) }
                    last = nil
                    stage.send(value)
                }
            }

            return Work { input, stage in
                let due = scheduler.now.advanced(by: dueTime)
                last = (input, due)
                if !isWaiting { wait(until: due, stage) }
            } onCompletion: { completion, stage in
                // As in Combine, a waiting value is lost.
                last = nil
                scheduler.schedule(options: options) { stage.finish(completion) }
            }
        }
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

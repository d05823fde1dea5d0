extension Publishers {
    /// Ends when no value arrives for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Operator {
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

        func makeStage() -> Work {
            var due = scheduler.now.advanced(by: interval)

            func wait(_ stage: Work) {
                stage.wait(until: due, on: scheduler, options) { stage in
                    guard scheduler.now >= due else { return wait(stage) }
                    stage.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }

            let stage = Work { input, stage in
                due = scheduler.now.advanced(by: interval)
                stage.send(input)
            }
            stage.onBegin = { wait($1) }
            return stage
        }
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

extension Publishers {
    /// Passes everything on in a scheduler's later turn.
    ///
    /// At most 65,536 values wait for it. Further ones are left out, which the log says once.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The scheduler that passes the values on.
        public let scheduler: Context
        /// Options for the scheduled actions.
        public let options: Context.SchedulerOptions?

        func makeStage() -> Work {
            // Outside sessions, the scheduler takes the values on its own thread.
            var waiting = WaitingValues<Output>()
            return Work { [scheduler, options] input, stage in
                let admission = stage.lock.held { waiting.add(input) }
                guard admission.report(Output.self, waitingFor: "the scheduler of receive(on:)") else { return }
                scheduler.schedule(options: options) {
                    if let value = stage.lock.held({ waiting.take() }) { stage.send(value) }
                }
            } onCompletion: { [scheduler, options] completion, stage in
                scheduler.schedule(options: options) { stage.finish(completion) }
            }
        }
    }

    /// Subscribes, requests and cancels in a scheduler's later turn.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The scheduler that performs the subscription.
        public let scheduler: Context
        /// Options for the scheduled actions.
        public let options: Context.SchedulerOptions?

        func makeStage() -> Work { Work { $1.send($0) } }

        func attach(_ subscriber: Target) {
            let stage = makeStage().serving(subscriber)
            // The subscriber gets its subscription at once, so that it can cancel before the work begins.
            stage.begin()
            scheduler.schedule(options: options) { [upstream] in
                if !stage.lock.held({ stage.hasEnded }) { upstream.receive(subscriber: stage) }
            }
        }
    }

    /// Passes everything on after some time.
    ///
    /// At most 65,536 values wait for theirs. Further ones are left out, which the log says once.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The delay of each value.
        public let interval: Context.SchedulerTimeType.Stride
        /// The permitted additional delay of a value.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time.
        public let scheduler: Context
        /// Options for the scheduled actions.
        public let options: Context.SchedulerOptions?

        /// Keeps values until their time, with one timer for all of them.
        func makeStage() -> Work {
            typealias Later = (due: Context.SchedulerTimeType, signal: Signal<Output, Failure>)
            var waiting = WaitingValues<Later>()
            var next: Later?

            func waitForNext(_ stage: Work) {
                next = waiting.take()
                guard let next else { return }
                stage.wait(until: next.due, tolerance: tolerance, on: scheduler, options, sendNext)
            }

            func sendNext(_ stage: Work) {
                guard let signal = next?.signal else { return }
                waitForNext(stage)
                switch signal {
                case .value(let value): stage.send(value)
                case .completion(let completion): stage.finish(completion)
                case .subscription: break
                }
            }

            func keep(_ signal: Signal<Output, Failure>, _ stage: Work) {
                let later = (scheduler.now.advanced(by: interval), signal)
                waiting.add(later, isLimited: signal.isValue).report(Output.self, waitingFor: "their time in delay")
                if next == nil { waitForNext(stage) }
            }

            return Work {
                keep(.value($0), $1)
            } onCompletion: {
                keep(.completion($0), $1)
            }
        }
    }
}

extension Publisher {
    /// Receives everything in a later turn of `scheduler`: in the session, whichever queue it names.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler that passes the values on.
    ///   - options: Options for the scheduled actions.
    public func receive<Context: Scheduler>(
        on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, Context> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes in a later turn of `scheduler`: in the session, whichever queue it names. Long work delays the
    /// visitor.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler that performs the subscription.
    ///   - options: Options for the scheduled actions.
    public func subscribe<Context: Scheduler>(
        on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, Context> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Passes everything on after `interval`.
    ///
    /// - Parameters:
    ///   - interval: The delay of each value.
    ///   - tolerance: The permitted additional delay.
    ///   - scheduler: The scheduler that measures the time.
    ///   - options: Options for the scheduled actions.
    public func delay<Context: Scheduler>(
        for interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride? = nil,
        scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, Context> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Passes everything on in a scheduler's later turn.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The scheduler that passes the values on.
        public let scheduler: Context
        /// Options for the scheduled actions.
        public let options: Context.SchedulerOptions?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(
                subscriber: Operation(
                    subscriber,
                    onValue: { [scheduler, options] input, stage in
                        scheduler.schedule(options: options) { stage.send(input) }
                    },
                    onCompletion: { [scheduler, options] completion, stage in
                        scheduler.schedule(options: options) { stage.finish(completion) }
                    }))
        }
    }

    /// Subscribes, requests and cancels in a scheduler's later turn.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The scheduler that performs the subscription.
        public let scheduler: Context
        /// Options for the scheduled actions.
        public let options: Context.SchedulerOptions?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let stage = Operation<Output, Failure, Output, Failure>(subscriber) { $1.send($0) }
            // The subscriber gets its subscription at once, so that it can cancel before the work begins.
            stage.beginAtOnce()
            scheduler.schedule(options: options) { [upstream] in
                if !stage.lock.held({ stage.hasEnded }) { upstream.receive(subscriber: stage) }
            }
        }
    }

    /// Passes everything on after some time.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
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

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(subscriber: DelayingStage(self, subscriber))
        }
    }
}

/// Keeps values until their time, with one timer for all of them.
private final class DelayingStage<Upstream: Publisher, Context: Scheduler>: Stage<
    Upstream.Output, Upstream.Failure, Upstream.Output, Upstream.Failure
>
{
    private typealias Later = (due: Context.SchedulerTimeType, signal: Signal<Upstream.Output, Upstream.Failure>)

    private let delay: Publishers.Delay<Upstream, Context>
    private var kept = SignalQueue<Later>()
    private var next: Later?

    init(
        _ delay: Publishers.Delay<Upstream, Context>, _ downstream: any Subscriber<Upstream.Output, Upstream.Failure>
    ) {
        self.delay = delay
        super.init(downstream)
    }

    override func take(_ input: Upstream.Output) { keep(.value(input)) }

    override func end(_ completion: Subscribers.Completion<Upstream.Failure>) { keep(.completion(completion)) }

    private func keep(_ signal: Signal<Upstream.Output, Upstream.Failure>) {
        kept.add((delay.scheduler.now.advanced(by: delay.interval), signal))
        if next == nil { waitForNext() }
    }

    private func waitForNext() {
        next = kept.take()
        guard let next else { return }
        wait(until: next.due, tolerance: delay.tolerance, on: delay.scheduler, delay.options) { [unowned self] in
            sendNext()
        }
    }

    private func sendNext() {
        guard let next else { return }
        waitForNext()
        switch next.signal {
        case .value(let value): send(value)
        case .completion(let completion): finish(completion)
        case .subscription: break
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

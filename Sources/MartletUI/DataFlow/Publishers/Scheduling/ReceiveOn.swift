extension Publishers {
    /// Sends everything on when a scheduler comes to it.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Where the values are received.
        public let scheduler: Context
        /// How the actions are performed.
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

    /// Subscribes, asks and cancels when a scheduler comes to it.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Where the subscription begins.
        public let scheduler: Context
        /// How the actions are performed.
        public let options: Context.SchedulerOptions?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let stage = Operation<Output, Failure, Output, Failure>(subscriber) { $1.send($0) }
            // At once, so that it can be cancelled before it has begun.
            stage.beginAtOnce()
            scheduler.schedule(options: options) { [upstream] in
                if !stage.lock.held({ stage.hasEnded }) { upstream.receive(subscriber: stage) }
            }
        }
    }

    /// Sends everything on after some time.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// How much later each value comes.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much later a value may come.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// What measures the time.
        public let scheduler: Context
        /// How the actions are performed.
        public let options: Context.SchedulerOptions?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(subscriber: DelayingStage(self, subscriber))
        }
    }
}

/// Keeps what comes until its time, with one wait for all of it.
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
    /// Receives everything when `scheduler` comes to it, later than it is sent: in the session, whichever queue is named.
    public func receive<Context: Scheduler>(
        on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, Context> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes when `scheduler` comes to it: in the session, whichever queue is named. Long work holds up the visitor.
    public func subscribe<Context: Scheduler>(
        on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, Context> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Sends everything on after `interval`.
    public func delay<Context: Scheduler>(
        for interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride? = nil,
        scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, Context> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

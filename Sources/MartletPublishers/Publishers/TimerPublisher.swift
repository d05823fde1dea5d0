extension Timer {
    /// Sends the time repeatedly after its connection: to each subscriber in its own session, until its cancellation or
    /// the end of its session.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The interval in seconds.
        public let interval: Double
        private let rhythm: TimerRhythm
        private let lock = Lock()
        private var listeners: ContiguousArray<TimerListener> = []
        private var start: ContinuousClock.Instant?

        /// Creates a publisher that ticks every `interval` seconds, up to `tolerance` seconds later.
        init(interval: Double, tolerance: Double? = nil) {
            self.interval = interval
            rhythm = TimerRhythm(interval: interval, tolerance: tolerance)
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Date, Downstream.Failure == Never {
            let listener = TimerListener(subscriber, rhythm, self)
            let start = lock.held {
                listeners.append(listener)
                return self.start
            }
            subscriber.receive(subscription: listener)
            if let start { listener.arrange(after: start) }
        }

        public func connect() -> any Cancellable {
            let start = CurrentIsolation.now
            let (isFirst, listeners) = lock.held {
                defer { self.start = self.start ?? start }
                return (self.start == nil, self.listeners)
            }
            if isFirst { for listener in listeners { listener.arrange(after: start) } }
            return AnyCancellable { [weak self] in self?.disconnect() }
        }

        private func disconnect() {
            let listeners = lock.held {
                start = nil
                return self.listeners
            }
            for listener in listeners { listener.pause() }
        }

        fileprivate func remove(_ listener: TimerListener) {
            lock.held { listeners.removeAll { $0 === listener } }
        }
    }
}

/// The schedule of a timer's ticks.
struct TimerRhythm: Sendable {
    let step: Duration
    let tolerance: Duration

    init(interval: Double, tolerance: Double?) {
        // A clock's own numbers end somewhere beyond a century.
        let greatest = 3_153_600_000.0
        // The lower end also for what is no number.
        func clamped(_ seconds: Double, _ least: Double) -> Double { seconds > least ? min(seconds, greatest) : least }
        step = .seconds(clamped(interval, 0.01))
        self.tolerance = .seconds(clamped(tolerance ?? 0, 0))
    }

    /// Returns the wait at `now` until the next tick of a timer whose last tick was due at `last`, and the time of that
    /// tick.
    func next(after last: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> (
        Duration, ContinuousClock.Instant
    ) {
        var next = last + step
        if next <= now { next = now + step }
        return (next - now, next)
    }
}

/// A timer's subscription for one subscriber, with a clock in that subscriber's session.
private final class TimerListener: SourceSubscription<Date, Never> {
    private let rhythm: TimerRhythm
    private let wait = Wait()
    private var timer: Timer.TimerPublisher?

    init(_ subscriber: any Subscriber<Date, Never>, _ rhythm: TimerRhythm, _ timer: Timer.TimerPublisher) {
        self.rhythm = rhythm
        self.timer = timer
        super.init(subscriber)
    }

    func pause() { wait.goOn(with: nil) }

    /// Arranges the tick after the one that was due at `last`.
    func arrange(after last: ContinuousClock.Instant) {
        let (duration, next) = rhythm.next(after: last, at: CurrentIsolation.now)
        wait.goOn(
            with: LaterWork(after: duration, tolerance: rhythm.tolerance) { [weak self] in self?.tick(next) })
    }

    private func tick(_ time: ContinuousClock.Instant) {
        guard !hasEnded else { return }
        // The next tick is scheduled first, so that the subscriber may pause the timer.
        arrange(after: time)
        send(Date())
    }

    override func didEnd(isCancelled: Bool) {
        let timer = lock.held {
            defer { self.timer = nil }
            return self.timer
        }
        wait.cancel()
        timer?.remove(self)
    }
}

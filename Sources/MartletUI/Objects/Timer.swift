extension Timer {
    /// A publisher that sends the time again and again, once a view receives it (`onReceive`): in the
    /// visitor's session, from the view's appearance until it leaves the page, for each view by itself.
    ///
    /// - Parameters:
    ///   - interval: In seconds, a hundredth at least. What is missed because the session had other work is left out.
    ///   - tolerance: How much later it may be, in seconds.
    public static func publish(
        every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    /// A publisher that has to be connected before it sends anything.
    public struct TimerPublisher: Sendable {
        /// In seconds.
        let interval: Double

        /// A publisher that sends the time from when a view receives it.
        public func autoconnect() -> Publishers.Autoconnect<TimerPublisher> { Publishers.Autoconnect(self) }
    }
}

/// Publishers that are made of others.
public enum Publishers {
    /// A publisher that begins with whoever listens.
    public final class Autoconnect<Upstream> {
        let upstream: Upstream

        init(_ upstream: Upstream) { self.upstream = upstream }
    }
}

extension Publishers.Autoconnect<Timer.TimerPublisher> {
    /// Sends the time to `receive`, from an interval after now.
    fileprivate func run(
        in executor: any WorkExecutor, _ receive: @escaping (Date) -> Void
    ) -> any CancellableWork {
        let step = Duration.seconds(CSS.clamped(upstream.interval, 0.01...3_153_600_000))
        return executor.start {
            let clock = ContinuousClock()
            var next = clock.now + step
            while true {
                try await executor.sleep(for: max(.zero, next - clock.now))
                receive(Date())
                next += step
                if next < clock.now { next = clock.now + step }
            }
        }
    }
}

extension View {
    /// Performs `action` with the time, again and again, from the view's appearance until it leaves the page.
    public func onReceive(
        _ timer: Publishers.Autoconnect<Timer.TimerPublisher>, perform action: @escaping (Date) -> Void
    ) -> some View {
        let subscription = PublisherSubscription<Date>(publisher: timer) { _, executor, receive in
            let work = executor.map { timer.run(in: $0, receive) }
            return { work?.cancel() }
        }
        return modifier(ReceiveModifier(subscription: subscription, action: action))
    }
}

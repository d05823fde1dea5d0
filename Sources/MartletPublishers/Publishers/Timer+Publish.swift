extension Timer {
    /// Returns a publisher that sends the time repeatedly, in each subscriber's session: `Timer.publish(every: 1, on:
    /// .main, in: .common).autoconnect()`.
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds, at least 0.01. The timer skips ticks that it misses because the session
    ///     has other work.
    ///   - tolerance: The permitted delay of a tick, in seconds.
    ///   - runLoop: The run loop that SwiftUI's timers use. Here every timer uses the session.
    ///   - mode: Ignored, as `runLoop` is.
    public static func publish(
        every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance) }
}

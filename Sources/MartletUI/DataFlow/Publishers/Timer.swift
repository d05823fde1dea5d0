extension Timer {
    /// A publisher that sends the time again and again, in the session of whoever listens:
    /// `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`.
    ///
    /// - Parameters:
    ///   - interval: In seconds, a hundredth at least. What is missed because the session had other work is left out.
    ///   - tolerance: How much later it may be, in seconds.
    ///   - runLoop: Where SwiftUI's timers wait. Here it is the session, whatever is said.
    ///   - mode: As `runLoop`.
    public static func publish(
        every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance) }
}

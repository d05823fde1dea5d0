import Synchronization

/// The budget of a session for requests: each costs one, and a page one more for each millisecond of rendering and for
/// each 32 KB of its HTML.
struct WorkMeter: ~Copyable, Sendable {
    private let clock: ServerClock
    private let bucket: Mutex<TokenBucket>

    init(burst: Int, rate: Double, _ clock: ServerClock) {
        self.clock = clock
        bucket = Mutex(TokenBucket(capacity: burst, rate: rate, now: clock.milliseconds))
    }

    /// Takes `count` and returns `nil`; or takes nothing and returns the seconds after which to try again.
    func take(_ count: Double) -> Double? { bucket.withLock { $0.take(count, now: clock.milliseconds) } }

    /// Corrects the budget by the difference between the actual and the charged cost.
    func settle(_ count: Double) { bucket.withLock { $0.settle(count, now: clock.milliseconds) } }
}

extension Problem {
    /// The request exceeds a budget for the moment.
    static func tooMuchWork(of whom: String, seconds: Double) -> Problem {
        Problem(
            429, "\(whom) asks for more than it may at once; wait as long as Retry-After says.",
            retryAfter: max(1, Int(seconds.rounded(.up))))
    }
}

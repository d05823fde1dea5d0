import Synchronization

/// How much may be asked for on somebody's behalf: one for a request, and for a page one more for each millisecond that its
/// rendering has taken, and for each 32 KB of its HTML.
final class WorkMeter: Sendable {
    private let bucket: Mutex<TokenBucket>

    init(burst: Int, rate: Double) {
        bucket = Mutex(TokenBucket(capacity: burst, rate: rate, now: Clock.milliseconds))
    }

    /// Takes as much; or gives the seconds after which it is worth asking again, and then takes nothing.
    func take(_ count: Double) -> Double? { bucket.withLock { $0.take(count, now: Clock.milliseconds) } }

    /// Takes what has been done already, or gives back what was taken for more than was done.
    func settle(_ count: Double) { bucket.withLock { $0.settle(count, now: Clock.milliseconds) } }
}

extension Problem {
    /// Somebody asks for more than they may for the moment.
    static func tooMuchWork(of whom: String, seconds: Double) -> Problem {
        Problem(
            429, "\(whom) asks for more than it may at once; wait as long as Retry-After says.",
            retryAfter: max(1, Int(seconds.rounded(.up))))
    }
}

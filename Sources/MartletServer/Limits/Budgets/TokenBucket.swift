/// A limit on how often something may happen: a number at once, and a sustained rate.
///
/// A value without a clock: the caller passes the time, in milliseconds that never go back.
package struct TokenBucket: Equatable, Sendable {
    /// The number that may happen at once.
    private let capacity: Double
    /// Tokens that come back each second.
    private let rate: Double
    private var tokens: Double
    private var time: UInt64

    /// A full bucket. A capacity below 1 is 1, and a rate that is not a positive number means no limit.
    package init(capacity: Int, rate: Double, now: UInt64) {
        self.capacity = Double(max(1, capacity))
        self.rate = rate > 0 ? rate : .infinity
        tokens = self.capacity
        time = now
    }

    /// Takes `count` tokens and returns `nil`; or takes nothing and returns the seconds after which to try again.
    ///
    /// A count that exceeds the capacity is taken when the bucket is full, so that it is not refused indefinitely.
    package mutating func take(_ count: Int, now: UInt64) -> Double? { take(Double(count), now: now) }

    /// The same for a fractional count.
    mutating func take(_ count: Double, now: UInt64) -> Double? {
        guard rate.isFinite else { return nil }
        fill(now)
        let needed = min(count, capacity)
        guard tokens < needed else {
            tokens -= needed
            return nil
        }
        return (needed - tokens) / rate
    }

    /// Takes `count` tokens, or returns some if it is negative, whatever is left: for work that is done already. The
    /// debt is at most the capacity, so that it is always paid off.
    mutating func settle(_ count: Double, now: UInt64) {
        guard rate.isFinite, count.isFinite else { return }
        fill(now)
        tokens = min(capacity, max(-capacity, tokens - count))
    }

    /// The seconds until a debt is paid off; `nil` if there is none.
    mutating func debt(now: UInt64) -> Double? {
        guard rate.isFinite else { return nil }
        fill(now)
        return tokens < 0 ? -tokens / rate : nil
    }

    /// How much was taken that has not come back yet.
    mutating func used(now: UInt64) -> Double {
        fill(now)
        return rate.isFinite ? capacity - tokens : 0
    }

    /// Whether the bucket is full, so that a new one would be the same.
    mutating func isFull(now: UInt64) -> Bool {
        fill(now)
        return !rate.isFinite || tokens >= capacity
    }

    private mutating func fill(_ now: UInt64) {
        guard now > time else { return }
        tokens = min(capacity, tokens + Double(now - time) / 1_000 * rate)
        time = now
    }
}

/// How often something may happen: so many times at once, and so many a second for ever.
///
/// A value without a clock: whoever asks says the time, in milliseconds that never go back.
package struct TokenBucket: Equatable, Sendable {
    /// Most that may happen at once.
    private let capacity: Double
    /// How many come back a second.
    private let rate: Double
    private var tokens: Double
    private var time: UInt64

    /// A full bucket. A capacity below 1 is 1, and a rate that is no positive number stands for no limit.
    package init(capacity: Int, rate: Double, now: UInt64) {
        self.capacity = Double(max(1, capacity))
        self.rate = rate > 0 ? rate : .infinity
        tokens = self.capacity
        time = now
    }

    /// Takes `count`; gives `nil`, or the seconds after which it is worth asking again, and then takes nothing.
    ///
    /// More than the bucket holds is taken when it is full: a count is never refused for ever.
    package mutating func take(_ count: Int, now: UInt64) -> Double? { take(Double(count), now: now) }

    /// The same for what is not counted in whole numbers.
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

    /// Takes `count`, or gives some back, whatever is there: what has been done already. At most as much is owed as the
    /// bucket holds, so that nobody waits for ever.
    mutating func settle(_ count: Double, now: UInt64) {
        guard rate.isFinite, count.isFinite else { return }
        fill(now)
        tokens = min(capacity, max(-capacity, tokens - count))
    }

    /// Whether nothing has been taken lately, so that a new bucket would be the same.
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

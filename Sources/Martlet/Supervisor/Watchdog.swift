/// Notices that the loop of a worker's front stands still. It makes no system call: it is told the time, in milliseconds.
struct Watchdog {
    /// Milliseconds for which it may stand still; `nil` if nobody looks.
    let limit: UInt64?
    /// Milliseconds between two looks.
    static let interval: UInt64 = 1_000

    /// The worker that serves, how many turns its loop had made, and since when.
    private var seen: (worker: Int, turns: UInt64, since: UInt64)?
    private var lastLook: UInt64 = 0

    init(limit: UInt64?) { self.limit = limit }

    /// Whether a worker, whose loop has made so many turns, has stood still for too long.
    mutating func isStuck(worker: Int, turns: UInt64, now: UInt64) -> Bool {
        guard let limit else { return false }
        // Who looks so late has stood still with the whole machine.
        let isLate = now > lastLook + 3 * Self.interval
        lastLook = now
        guard let seen, seen.worker == worker, seen.turns == turns, !isLate else {
            seen = (worker, turns, now)
            return false
        }
        return now >= seen.since + limit
    }
}

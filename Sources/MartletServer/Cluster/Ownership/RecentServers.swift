/// Servers whose lease was there a moment ago. It may only be late: a session that such a server has begun, and that is not stored yet,
/// is not gone because of that.
struct RecentServers {
    private var seen: [UInt64: UInt64] = [:]
    /// Milliseconds: twice as long as a lease lasts.
    static let time: UInt64 = 5_000

    /// The server's lease is there at `now`.
    mutating func add(_ server: UInt64, now: UInt64) {
        // Only what has a lease comes here, so there are few.
        seen = seen.filter { now < $0.value + Self.time }
        seen[server] = now
    }

    func contains(_ server: UInt64, now: UInt64) -> Bool {
        seen[server].map { now < $0 + Self.time } ?? false
    }
}

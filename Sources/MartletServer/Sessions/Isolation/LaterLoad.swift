/// Tells whether work that comes later, and does not get on, should have one thread more.
///
/// What waits for something (a database, a lock) gets it at once: the processors have nothing to do. What computes gets it
/// when it has taken long: the thread would take its time from visitors' presses, but the others behind it wait as well.
struct LaterLoad {
    private var last = (processor: Clock.processorNanoseconds, wall: Clock.nanoseconds)
    private var ticks = 0
    /// Looks without progress, of which there are 200 a second, until even computing work gets a thread more.
    private static let patience = 20

    /// Called at each look at the pool, with the number of threads that do what comes later.
    mutating func asksForOneMore(isStuck: Bool, threads: Int) -> Bool {
        let now = (processor: Clock.processorNanoseconds, wall: Clock.nanoseconds)
        defer { last = now }
        guard isStuck else {
            ticks = 0
            return false
        }
        ticks += 1
        let used = now.processor &- last.processor
        let isWaiting = Double(used) < 0.5 * Double(threads) * Double(now.wall &- last.wall)
        guard isWaiting || ticks >= Self.patience else { return false }
        ticks = 0
        return true
    }
}

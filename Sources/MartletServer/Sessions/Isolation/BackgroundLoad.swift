/// Decides whether background work that makes no progress gets another thread.
///
/// Work that waits for something (a database, a lock) gets one at once, because the processors are idle. Work that
/// computes gets one only after a while, because the thread would take its time from visitors' events; but other
/// background work waits as well.
struct BackgroundLoad {
    private var last = (processor: SystemTime.processorNanoseconds, wall: SystemTime.nanoseconds)
    private var ticks = 0
    /// Looks without progress, of which there are 200 a second, until work that computes gets another thread.
    private static let patience = 20

    /// Called at each look at the pool, with the number of threads that do background work.
    mutating func needsAnotherThread(isStuck: Bool, threads: Int) -> Bool {
        let now = (processor: SystemTime.processorNanoseconds, wall: SystemTime.nanoseconds)
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

/// Decides whether background work that makes no progress gets another thread.
///
/// Work that waits for something (a database, a lock) gets one at once, because it uses no processor. Work that computes
/// gets one only after a while, because the thread would take its time from visitors' events; but other background work
/// waits as well. Each thread more makes that while longer: many threads that compute are no quicker than a few, all of
/// them take longer, and that must not look like a reason for more.
struct BackgroundLoad {
    private var ticks = 0
    /// Looks without progress, of which there are 200 a second, until work that computes gets the first extra thread.
    private static let patience = 20
    /// So many threads are looked at; a look at one takes some microseconds.
    private static let sample = 8

    /// Called at each look at the pool. `threads` are those that do background work, `extra` the number of them that there
    /// usually are not.
    mutating func needsAnotherThread(
        isStuck: Bool, extra: Int, threads: some BidirectionalCollection<ThreadNumber>,
        isWaiting: (ThreadNumber) -> Bool = \.isWaiting
    ) -> Bool {
        guard isStuck else {
            ticks = 0
            return false
        }
        ticks += 1
        let sample = threads.suffix(Self.sample)
        guard sample.count(where: isWaiting) * 2 > sample.count || ticks >= Self.patience * (1 + extra) else {
            return false
        }
        ticks = 0
        return true
    }
}

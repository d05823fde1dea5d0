import CLinux

/// What the calling thread has used so far.
struct ThreadUsage {
    private let computed: Duration
    /// How often the thread has waited for something.
    private let waits: Int

    static var now: ThreadUsage {
        var (microseconds, waits) = (Int64(0), 0)
        martlet_thread_usage(&microseconds, &waits)
        return ThreadUsage(computed: .microseconds(microseconds), waits: waits)
    }

    /// How much of `elapsed`, which has passed since then, was the thread's own doing: all of it if it has waited, and
    /// otherwise what it has computed, without the time in which the machine ran something else.
    func own(of elapsed: Duration) -> Duration {
        let now = Self.now
        return now.waits > waits ? elapsed : min(elapsed, now.computed - computed)
    }
}

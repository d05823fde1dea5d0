/// Finds work that goes on for long: what a thread does is still the same when it is looked at again.
///
/// So the work itself costs its thread a few stores, and no look at a clock.
struct LongWork<Work: Sendable>: Sendable {
    /// A piece of work that was under way when somebody looked. The mark tells it from others of its thread.
    struct Running: Sendable {
        let thread: UInt
        let mark: Mark
        let work: Work
    }

    struct Mark: Equatable, Sendable {
        let number: UInt
        var pieces: UInt64 = 0
    }

    /// Work that goes on, or has ended after all, and how long it has taken.
    struct Found: Sendable {
        let work: Work
        let duration: UInt64
    }

    private struct Seen {
        let running: Running
        let since: UInt64
        var isReported = false

        func found(at now: UInt64) -> Found { Found(work: running.work, duration: now > since ? now - since : 0) }
    }

    private var seen: [UInt: Seen] = [:]
    private var lastLook: UInt64 = 0

    /// The threads that did the same at the last two looks, at least.
    var lastingThreads: Set<UInt> { Set(seen.filter { $0.value.since < lastLook }.keys) }

    /// Returns the work that has gone on for `patience` nanoseconds by now, each once, except on the threads `excluded`, of
    /// which somebody else reports it; and what was returned before and has ended.
    mutating func look(
        at now: UInt64, _ running: [Running], patience: UInt64, excluding excluded: Set<UInt> = []
    ) -> (begun: [Found], ended: [Found]) {
        var still: [UInt: Seen] = [:]
        var begun: [Found] = []
        for work in running {
            var entry = Seen(running: work, since: now)
            if let before = seen[work.thread], before.running.mark == work.mark {
                entry = before
                seen[work.thread] = nil
            }
            if !entry.isReported, now >= entry.since, now - entry.since >= patience, !excluded.contains(work.thread) {
                entry = Seen(running: work, since: entry.since, isReported: true)
                begun.append(entry.found(at: now))
            }
            still[work.thread] = entry
        }
        let ended = seen.values.filter(\.isReported).map { $0.found(at: now) }
        (seen, lastLook) = (still, now)
        return (begun, ended)
    }
}

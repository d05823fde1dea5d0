import MartletUI

/// Finds bodies that go on for long: what a thread evaluates is still the same when it is looked at again.
///
/// So an evaluation costs its thread two stores, and no look at a clock.
struct LongEvaluations {
    private struct Seen {
        let number: UInt
        let since: UInt64
        var isReported = false
    }

    private var seen: [UInt: Seen] = [:]

    /// Returns the evaluations that have gone on for `patience` nanoseconds by now, each once, and how long each has.
    mutating func look(
        at now: UInt64, _ running: [ThreadEvaluation.Running], patience: UInt64
    ) -> [(view: String, duration: UInt64)] {
        var still: [UInt: Seen] = [:]
        var found: [(view: String, duration: UInt64)] = []
        for evaluation in running {
            var entry = Seen(number: evaluation.number, since: now)
            if let before = seen[evaluation.thread], before.number == evaluation.number { entry = before }
            if !entry.isReported, now >= entry.since, now - entry.since >= patience {
                entry.isReported = true
                found.append((evaluation.view, now - entry.since))
            }
            still[evaluation.thread] = entry
        }
        seen = still
        return found
    }
}

import MartletUI

/// One turn of the program's code on the front's thread: measured, and paid for if it takes too long.
struct FrontTurn {
    private let policy: InlineExecutionPolicy?
    private let budget: OverrunBudget
    private let start: ContinuousClock.Instant
    private let usage: ThreadUsage?

    init(_ policy: InlineExecutionPolicy?, _ budget: OverrunBudget, since start: ContinuousClock.Instant) {
        (self.policy, self.budget, self.start) = (policy, budget, start)
        usage = budget.isScarce(at: start) ? .now : nil
    }

    /// Runs `body`. Returns whether it was quick, and the time at its end.
    func run(_ body: () -> Void) -> (isQuick: Bool, end: ContinuousClock.Instant) {
        let hasMetWait = InlineTurn.run(body)
        let end = ContinuousClock.now
        guard let policy else { return (false, end) }
        var duration = end - start
        if duration > policy.patience {
            if let usage { duration = usage.own(of: duration) }
            budget.charge(duration - policy.patience, at: end)
        }
        policy.record(duration, hasMetWait: hasMetWait)
        return (duration <= policy.patience && !hasMetWait, end)
    }
}

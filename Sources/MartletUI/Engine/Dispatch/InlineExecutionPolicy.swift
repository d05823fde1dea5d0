import Synchronization

/// How quick one piece of a program's code, a handler or a page's first render, has shown to be, over all visitors.
///
/// Code that has been quick many times in a row may be run by whoever has the request in hand. Slow turns before that are
/// taken for a cold start and counted anew. After it, one alone may have been the machine's, which has let other work go
/// first. The next one soon after it, or one that took very long, gives the code to the session's own thread for a long
/// time, and for twice as long each time it happens. What counts is the time on the wall and not the processor's: code
/// that waits for something slow holds up others as well.
package final class InlineExecutionPolicy: Sendable {
    /// Quick turns still to be seen.
    private let missing: Atomic<Int>
    private let relapses = Atomic<Int>(0)
    /// Quick turns until a slow one is forgotten.
    private let suspicion = Atomic<Int>(0)
    private let proof: Int
    private let patience: Duration

    /// A turn that took so many times the patience was not the machine's.
    private static let certainty = 20
    /// Turns after the first relapse, and how often they double.
    private static let (relapse, doublings) = (1_000, 10)

    /// Code that is quick once `proof` turns in a row have taken no longer than `patience`.
    package init(proof: Int = 32, patience: Duration = .milliseconds(1)) {
        self.proof = proof
        self.patience = patience
        missing = Atomic(proof)
    }

    package var isQuick: Bool { missing.load(ordering: .relaxed) <= 0 }

    /// Notes what a turn has taken: the code and the evaluation of what it changed.
    package func record(_ duration: Duration) {
        let left = missing.load(ordering: .relaxed)
        if duration > patience {
            let isCertain = duration > patience * Self.certainty
            missing.store(
                left <= 0 ? turnsAfterSlowOne(isCertain: isCertain) : max(left, proof), ordering: .relaxed)
        } else if left > 0 {
            missing.wrappingSubtract(1, ordering: .relaxed)
        } else if suspicion.load(ordering: .relaxed) > 0 {
            suspicion.wrappingSubtract(1, ordering: .relaxed)
        }
    }

    private func turnsAfterSlowOne(isCertain: Bool) -> Int {
        let isRelapse = isCertain || suspicion.load(ordering: .relaxed) > 0
        suspicion.store(isRelapse ? 0 : proof, ordering: .relaxed)
        return isRelapse ? nextRelapse() : 0
    }

    private func nextRelapse() -> Int {
        let before = relapses.wrappingAdd(1, ordering: .relaxed).oldValue
        return Self.relapse << min(before, Self.doublings)
    }
}

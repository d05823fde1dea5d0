import Synchronization

/// How quick one piece of a program's code, a handler or a first render, has shown to be, over all visitors.
///
/// Code that has been quick many times in a row may be run by whoever has the request in hand. Slow turns before that are
/// taken for a cold start and counted anew. One after it gives the code to the session's own thread for a long time, and
/// for twice as long each time it happens: it may have been the machine that was slow, once, but not again and again.
package final class HandlerPace: Sendable {
    /// Quick turns still to be seen.
    private let missing: Atomic<Int>
    private let relapses = Atomic<Int>(0)
    private let proof: Int
    private let patience: Duration

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
            missing.store(left <= 0 ? nextRelapse() : max(left, proof), ordering: .relaxed)
        } else if left > 0 {
            missing.wrappingSubtract(1, ordering: .relaxed)
        }
    }

    private func nextRelapse() -> Int {
        let before = relapses.wrappingAdd(1, ordering: .relaxed).oldValue
        return Self.relapse << min(before, Self.doublings)
    }
}

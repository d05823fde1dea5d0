import Synchronization

/// Measures how quick one piece of a program's code, a handler or a page's first render, has been over all visitors.
///
/// Code that has been quick many times in a row may run on the thread that handles the request. Slow turns before that
/// count as a cold start and restart the count. After it, a single slow turn may have been the machine's doing, because
/// the machine let other work go first. A second slow turn soon after it, or one that took very long, moves the code to
/// the session's own thread for a long time, and for twice as long each time that happens. What counts is wall-clock
/// time and not the processor's time: code that waits for something slow delays others as well.
///
/// It says what has been quick, and not for whom: where a visitor decides what code does, more is needed (decision 6).
package final class InlineExecutionPolicy: Sendable {
    /// Quick turns still required.
    private let missing: Atomic<Int>
    private let relapses = Atomic<Int>(0)
    /// Quick turns until a slow one is forgotten.
    private let suspicion = Atomic<Int>(0)
    /// Whether the code never runs there, however quick it has been.
    private let isBarred = Atomic<Bool>(false)
    /// How many turns in a row took long; as many as are needed before the first turn.
    private let longTurns = Atomic<Int>(InlineExecutionPolicy.conviction)
    /// Whether a turn has made a page take much more memory.
    private let grows = Atomic<Bool>(false)
    private let proof: Int
    package let patience: Duration

    /// A turn that took this many times the patience was not the machine's doing.
    private static let certainty = 20
    /// Turns after the first relapse, and how often they double.
    private static let (relapse, doublings) = (1_000, 10)

    /// Creates a policy under which code is quick once `proof` turns in a row have taken no longer than `patience`.
    package init(proof: Int = 32, patience: Duration = .milliseconds(1)) {
        self.proof = proof
        self.patience = patience
        missing = Atomic(proof)
    }

    package var isQuick: Bool { missing.load(ordering: .relaxed) <= 0 && !isBarred.load(ordering: .relaxed) }

    /// A turn that takes longer may keep others waiting. Of so many in a row, not all are the machine's doing.
    private static let (lightness, conviction) = (Duration.milliseconds(8), 8)

    /// Whether the code is known to take little, wherever it runs.
    package var isLight: Bool { longTurns.load(ordering: .relaxed) < Self.conviction }

    /// Whether the code has made pages large.
    package var makesPagesLarge: Bool { grows.load(ordering: .relaxed) }

    /// A turn has made a page large.
    package func markLargePage() { if !makesPagesLarge { grows.store(true, ordering: .relaxed) } }

    /// Never lets the code run on the thread that handles the requests: what a request says decides its cost.
    package func bar() { isBarred.store(true, ordering: .relaxed) }

    /// Records the duration of a turn: the code and the evaluation of what it changed. One that would have had to wait
    /// (``InlineTurn``) counts as slow without doubt.
    package func record(_ duration: Duration, hasMetWait: Bool = false) {
        record(duration)
        let left = missing.load(ordering: .relaxed)
        if duration > patience || hasMetWait {
            let isCertain = duration > patience * Self.certainty || hasMetWait
            missing.store(
                left <= 0 ? turnsAfterSlowOne(isCertain: isCertain) : max(left, proof), ordering: .relaxed)
        } else if left > 0 {
            missing.wrappingSubtract(1, ordering: .relaxed)
        } else if suspicion.load(ordering: .relaxed) > 0 {
            suspicion.wrappingSubtract(1, ordering: .relaxed)
        }
    }

    private func record(_ duration: Duration) {
        let known = longTurns.load(ordering: .relaxed)
        if duration > Self.lightness {
            longTurns.store(min(known, Self.conviction) + 1, ordering: .relaxed)
        } else if known != 0 {
            longTurns.store(0, ordering: .relaxed)
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

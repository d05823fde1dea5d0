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
    /// The time that recent turns took, in microseconds; 0 before the first.
    private let recent = Atomic<Int64>(0)
    /// Whether the last turn took long, for which the machine may be to blame.
    private let wasLong = Atomic<Bool>(false)
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

    /// A turn that takes longer may keep others waiting.
    private static let lightness: Int64 = 8_000

    /// Whether the code is known to take little, wherever it runs.
    package var isLight: Bool { (1...Self.lightness).contains(recent.load(ordering: .relaxed)) }

    /// Never lets the code run on the thread that handles the requests: what a request says decides its cost.
    package func bar() { isBarred.store(true, ordering: .relaxed) }

    /// Records the duration of a turn: the code and the evaluation of what it changed. One that would have had to wait
    /// (``InlineTurn``) counts as slow without doubt.
    package func record(_ duration: Duration, hasMetWait: Bool = false) {
        note(duration)
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

    /// A longer turn counts at once, and is forgotten gradually; a single long one of light code does not count.
    private func note(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let microseconds = max(1, min(seconds, 1_000_000) * 1_000_000 + attoseconds / 1_000_000_000_000)
        let known = recent.load(ordering: .relaxed)
        let isLong = microseconds > Self.lightness
        if isLong != wasLong.load(ordering: .relaxed) {
            wasLong.store(isLong, ordering: .relaxed)
            if isLong, isLight { return }
        }
        guard known != microseconds else { return }
        recent.store(
            microseconds > known ? microseconds : known - max(1, (known - microseconds) / 16), ordering: .relaxed)
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

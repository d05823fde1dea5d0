import Synchronization

/// How quick one handler of a program has shown to be, over all visitors.
///
/// A handler that has been quick many times in a row may be run by whoever has the event in hand; one that was ever slow
/// is given to the session's own thread from then on.
package final class HandlerPace: Sendable {
    /// Quick turns still to be seen.
    private let missing = Atomic<Int>(HandlerPace.proof)

    private static let proof = 32
    private static let relapse = 100_000

    package init() {}

    package var isQuick: Bool { missing.load(ordering: .relaxed) <= 0 }

    /// Notes what a turn has taken: the handler and the evaluation of what it changed.
    package func record(_ duration: Duration) {
        if duration > .milliseconds(1) {
            missing.store(Self.relapse, ordering: .relaxed)
        } else if !isQuick {
            missing.wrappingSubtract(1, ordering: .relaxed)
        }
    }
}

import Synchronization

/// Collects the captures of one round, from the sessions' threads.
final class CommitRound: Sendable {
    private struct State {
        var missing: Int
        var captures: [SessionCapture] = []
        var isClosed = false
    }

    private let state: Mutex<State>
    private let arrived = Semaphore()

    init(count: Int) { state = Mutex(State(missing: count)) }

    /// Adds what a session has made. `false` if it is too late: the session must be marked again.
    func add(_ capture: SessionCapture?) -> Bool {
        let (isTaken, isLast) = state.withLock { state in
            guard !state.isClosed else { return (false, false) }
            state.missing -= 1
            if let capture { state.captures.append(capture) }
            return (true, state.missing == 0)
        }
        if isLast { arrived.signal() }
        return isTaken
    }

    /// Whether captures are still taken.
    var isOpen: Bool { state.withLock { !$0.isClosed } }

    /// Waits for so many milliseconds, or until all have come. Returns whether they have.
    func isComplete(within milliseconds: UInt64) -> Bool {
        if state.withLock({ $0.missing > 0 }) { arrived.wait(milliseconds: milliseconds) }
        return state.withLock { $0.missing == 0 }
    }

    /// Takes no more. Returns what has come, once: the thread that asks sessions still has the round, and the sessions
    /// would keep that thread's server.
    func close() -> [SessionCapture] {
        state.withLock { state in
            state.isClosed = true
            defer { state.captures = [] }
            return state.captures
        }
    }
}

import Synchronization

/// Asks idle sessions for their records, one after another, on a thread of its own: that runs the program's code (`body`,
/// `encode(to:)`), which may take any time, and everybody's commits must not wait for it.
///
/// A thread that has one session for too long is left to it, and another one takes its place; that session is asked on the
/// pool's threads until it is quick again.
final class CaptureThread: Sendable {
    private struct State {
        /// The sessions that are still to be asked, the next one last.
        var waiting: [Session] = []
        var round: CommitRound?
        /// The session that is being asked.
        var current: Session?
        /// How many sessions have been asked.
        var progress = 0
        /// Tells the present thread from those that were left behind.
        var thread = 0
        var isRunning = false
        /// Threads that are still with a session that takes too long.
        var leftBehind = 0
        var isStopped = false
    }

    /// Milliseconds that one session may take before those behind it are asked on other threads.
    static let longest: UInt64 = 10

    private let state = Mutex(State())
    private let arrived = Semaphore()
    /// So many threads may be left behind; then all sessions are asked on the pool's threads.
    private static let limit = 4

    /// Begins to ask `sessions`. Returns those that have to be asked elsewhere.
    func begin(_ sessions: [Session], for round: CommitRound) -> [Session] {
        let mine = sessions.filter { !$0.storing.isSlow.load(ordering: .relaxed) }
        let start: (isTaken: Bool, thread: Int?) = state.withLock { state in
            guard state.leftBehind < Self.limit, !state.isStopped else { return (false, nil) }
            state.waiting = mine.reversed()
            state.round = round
            defer { state.isRunning = true }
            return (true, state.isRunning ? nil : state.thread)
        }
        guard start.isTaken else { return sessions }
        if let thread = start.thread, !Thread.start(name: "martlet-capture", { [self] in run(thread) }) {
            state.withLock { $0.isRunning = false }
            return removeRest() + sessions.filter { $0.storing.isSlow.load(ordering: .relaxed) }
        }
        arrived.signal()
        return mine.count == sessions.count
            ? [] : sessions.filter { $0.storing.isSlow.load(ordering: .relaxed) }
    }

    /// How many sessions have been asked so far.
    var progress: Int { state.withLock { $0.progress } }

    /// Takes back the sessions that have not been asked yet.
    func removeRest() -> [Session] {
        state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    /// Leaves the thread to the session that it has had since `progress`, and takes back the others.
    func leaveBehind(since progress: Int) -> [Session] {
        state.withLock { state in
            if let slow = state.current, state.progress == progress {
                slow.storing.isSlow.store(true, ordering: .relaxed)
                state.current = nil
                state.thread += 1
                state.isRunning = false
                state.leftBehind += 1
            }
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    /// Ends the thread after the session that it has.
    func stop() {
        state.withLock { state in
            state.isStopped = true
            state.waiting = []
        }
        arrived.signal()
    }

    private func run(_ thread: Int) {
        while true {
            arrived.wait()
            while let (session, round) = next(thread) { session.capture(for: round) }
            if state.withLock({ $0.isStopped || $0.thread != thread }) { return }
        }
    }

    /// The next session to ask, when the one before it has answered; `nil` if there is none, or none for this thread.
    private func next(_ thread: Int) -> (Session, CommitRound)? {
        state.withLock { state in
            guard state.thread == thread else {
                state.leftBehind -= 1
                return nil
            }
            if state.current != nil { state.progress += 1 }
            state.current = state.waiting.popLast()
            guard let session = state.current, let round = state.round else { return nil }
            return (session, round)
        }
    }
}

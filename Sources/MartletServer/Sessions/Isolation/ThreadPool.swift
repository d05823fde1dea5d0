import Glibc
import Synchronization

/// The threads that run sessions.
///
/// There are as many as processors to use, and at least two. When all of them are busy, work waits and one of them has been
/// in the same piece for a while, more are added, so that a program's slow code holds up its own session only. What no visitor waits for (what
/// somebody's change means for others' pages) and what is slow (the first render of a large page) leaves a thread to
/// visitors' presses.
package final class ThreadPool: Sendable {
    private let state: Mutex<PoolState>
    private let wakeUp = WakeUp()
    private let usualCount: Int
    private let limit: Int

    /// A pool of `count` threads, more where needed up to `limit`.
    package init(count: Int = max(2, ProcessorCount.usable), limit: Int = 256) {
        usualCount = count
        self.limit = max(limit, count)
        state = Mutex(PoolState(usualCount: count, limit: max(limit, count)))
    }

    /// Whether something that comes later waits or is being done.
    package var isLaterWorkUnderWay: Bool { state.withLock { $0.isLaterUnderWay } }

    /// Runs a session that has work of its visitor's.
    func schedule(_ executor: SessionExecutor) {
        provide(
            state.withLock { state in
                state.add(executor)
                return need(&state)
            })
    }

    /// Does what has to wait for visitors' presses.
    func later(_ work: LaterWork) {
        provide(
            state.withLock { state in
                state.add(work)
                // Those at work on the like go on with it.
                return state.takesLater ? need(&state) : watch(&state)
            })
    }

    // MARK: Threads

    private enum Need { case nothing, wake, thread, watch }

    /// What the work needs that has just been added.
    private func need(_ state: inout PoolState) -> Need {
        if state.idle > 0 {
            // Claimed here and not when it wakes: until then it would be counted again for work that comes next.
            state.idle -= 1
            return .wake
        }
        if state.threads < usualCount {
            state.threads += 1
            return .thread
        }
        return watch(&state)
    }

    private func watch(_ state: inout PoolState) -> Need {
        if state.isWatched { return .nothing }
        state.isWatched = true
        return .watch
    }

    /// What waits although there is a thread may be behind something that is stuck.
    private func watchLater(_ state: inout PoolState) -> Need { state.hasLater ? watch(&state) : .nothing }

    private func provide(_ need: Need) {
        switch need {
        case .nothing: break
        case .wake: wakeUp.signal()
        case .thread:
            if !Thread.start(name: "martlet-session", { [self] in work() }) { state.withLock { $0.threads -= 1 } }
        case .watch:
            if !Thread.start(name: "martlet-watch", stackSize: 256 << 10, { [self] in watch() }) {
                state.withLock { $0.isWatched = false }
            }
        }
    }

    /// Lets the threads end when they have nothing left.
    package func stop() {
        state.withLock { state in
            state.isStopped = true
            state.idle = 0
        }
        wakeUp.signalAll()
    }

    private func work() {
        enum Next { case run(PoolState.Work), wait, end }
        /// The piece of what comes later that has just been done.
        var done: (turn: Int, more: LaterWork?)?
        while true {
            let (next, need): (Next, Need) = state.withLock { state in
                if let done { state.finish(turn: done.turn, done.more) }
                guard let work = state.take() else {
                    if state.isStopped || state.threads > usualCount {
                        state.threads -= 1
                        return (.end, watchLater(&state))
                    }
                    state.idle += 1
                    return (.wait, watchLater(&state))
                }
                // With two kinds of work a thread may take another piece than it was woken for.
                var isMixed = state.hasLater
                if case .later = work { isMixed = true }
                guard isMixed, state.hasReady || state.takesLater, state.idle > 0 else {
                    return (.run(work), isMixed && state.hasWork ? watch(&state) : .nothing)
                }
                state.idle -= 1
                return (.run(work), .wake)
            }
            done = nil
            provide(need)
            switch next {
            case .run(.ready(let executor)): executor.run()
            case .run(.later(let work, let turn)): done = (turn, work.run() ? work : nil)
            case .end: return
            case .wait: wakeUp.wait()
            }
        }
    }

    /// Looks now and then whether waiting work moves; ends when none waits.
    private func watch() {
        var (turns, laterTurns) = state.withLock { ($0.turns, $0.laterTurns) }
        var load = LaterLoad()
        while true {
            usleep(5_000)
            let need: Need? = state.withLock { state in
                guard state.hasWork else {
                    state.isWatched = false
                    return nil
                }
                defer { (turns, laterTurns) = (state.turns, state.laterTurns) }
                let isStuck = state.hasLater && !state.takesLater && state.laterTurns == laterTurns
                if load.asksForOneMore(isStuck: isStuck, threads: state.laterThreads) { state.letOneMoreTakeLater() }
                guard state.hasReady && state.turns == turns || state.takesLater && state.laterTurns == laterTurns
                else {
                    return .nothing
                }
                if state.idle > 0 {
                    state.idle -= 1
                    return .wake
                }
                guard state.threads < limit else { return .nothing }
                state.threads += 1
                return .thread
            }
            guard let need else { return }
            provide(need)
        }
    }
}

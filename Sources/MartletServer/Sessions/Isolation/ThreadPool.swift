import Glibc
import MartletUI
import Synchronization

/// The threads that run sessions.
///
/// There are as many as usable processors, and at least two. When all of them are busy, work waits and no thread has
/// taken work for a while, more are added, so that a program's slow code blocks its own session only. Work that no
/// visitor waits for (the effect of one visitor's change on others' pages) and slow work (the first render of a large
/// page) leaves a thread for visitors' events. The sessions of one address do not get all of the threads (``PoolShares``).
package final class ThreadPool: Sendable {
    private let state: Mutex<PoolState>
    private let semaphore = Semaphore()
    private let usualCount: Int
    private let limit: Int

    /// A pool of `count` threads, and more if needed, up to `limit`.
    package init(count: Int = max(2, ProcessorCount.usable), limit: Int = 256) {
        usualCount = count
        self.limit = max(limit, count)
        state = Mutex(PoolState(usualCount: count, limit: max(limit, count)))
    }

    /// Whether background work waits or is being done.
    package var isBackgroundWorkUnderWay: Bool { state.withLock { $0.isBackgroundUnderWay } }

    /// What the threads do at the moment.
    var turns: [PoolTurn] { state.withLock { $0.turnsUnderWay } }

    /// Runs a session that has work of its visitor.
    func schedule(_ executor: SessionExecutor) {
        provide(
            state.withLock { state in
                state.add(executor)
                return need(&state)
            })
    }

    /// Schedules work that comes after visitors' events.
    func addBackground(_ work: BackgroundWork) {
        provide(
            state.withLock { state in
                state.add(work)
                // Threads that do background work continue with it.
                return state.takesBackground ? need(&state) : watch(&state)
            })
    }

    // MARK: Threads

    private enum Need { case nothing, wake, thread, watch }

    /// What is needed for the work that has just been added.
    private func need(_ state: inout PoolState) -> Need {
        if state.idle > 0 {
            // The thread is claimed here and not when it wakes: until then it would be counted again for the next work.
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

    /// Background work that waits although there is a thread may be behind work that is stuck.
    private func watchBackground(_ state: inout PoolState) -> Need { state.hasBackground ? watch(&state) : .nothing }

    private func provide(_ need: Need) {
        switch need {
        case .nothing: break
        case .wake: semaphore.signal()
        case .thread:
            if !Thread.start(name: "martlet-session", { [self] in work() }) { state.withLock { $0.threads -= 1 } }
        case .watch:
            if !Thread.start(name: "martlet-watch", stackSize: 256 << 10, { [self] in watch() }) {
                state.withLock { $0.isWatched = false }
            }
        }
    }

    /// Makes the threads end when they have no work left.
    package func stop() {
        state.withLock { state in
            state.isStopped = true
            state.idle = 0
        }
        semaphore.signalAll()
    }

    private func work() {
        enum Next { case run(PoolState.Work), wait, end }
        let (thread, evaluation) = (ThreadNumber.current, ThreadEvaluation.ofCallingThread)
        let place = state.withLock { $0.placeOfThread() }
        /// The piece of background work that has just been done.
        var done: (turn: Int, more: BackgroundWork?)?
        while true {
            // What it has done ends after the lock.
            let (next, need, _): (Next, Need, PoolTurn?) = state.withLock { state in
                if let done { state.finish(turn: done.turn, done.more, on: thread) }
                let last = state.turn(to: nil, at: place, of: evaluation)
                if last != nil { state.readmit() }
                let work = state.take(on: thread)
                _ = state.turn(to: work, at: place, of: evaluation)
                guard let work else {
                    if state.isStopped || state.threads > usualCount {
                        state.threads -= 1
                        state.removePlace(place)
                        return (.end, watchBackground(&state), last)
                    }
                    state.idle += 1
                    return (.wait, watchBackground(&state), last)
                }
                // With two kinds of work, a thread may take another piece than the one it was woken for.
                var isMixed = state.hasBackground
                if case .background = work { isMixed = true }
                guard isMixed, state.hasReady || state.takesBackground, state.idle > 0 else {
                    return (.run(work), isMixed && state.hasWork ? watch(&state) : .nothing, last)
                }
                state.idle -= 1
                return (.run(work), .wake, last)
            }
            done = nil
            provide(need)
            switch next {
            case .run(.ready(let executor)): executor.run()
            case .run(.background(let work, let turn)): done = (turn, work.run() ? work : nil)
            case .end: return
            case .wait: semaphore.wait()
            }
        }
    }

    /// Looks regularly whether waiting work makes progress; ends when none waits.
    private func watch() {
        var (turns, backgroundTurns) = state.withLock { ($0.turns, $0.backgroundTurns) }
        var load = BackgroundLoad()
        while true {
            usleep(5_000)
            // Looked at without the lock, for which visitors' events would have to wait.
            let (isStuck, extra, threads) = state.withLock { [backgroundTurns] state in
                (state.isBackgroundStuck(since: backgroundTurns), state.extraBackgroundThreads, state.backgroundThreads)
            }
            let needsAnother = load.needsAnotherThread(isStuck: isStuck, extra: extra, threads: threads)
            let need: Need? = state.withLock { state in
                guard state.hasWork else {
                    state.isWatched = false
                    return nil
                }
                defer { (turns, backgroundTurns) = (state.turns, state.backgroundTurns) }
                if needsAnother { state.raiseBackgroundLimit() }
                guard
                    state.hasReady && state.turns == turns
                        || state.takesBackground && state.backgroundTurns == backgroundTurns
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

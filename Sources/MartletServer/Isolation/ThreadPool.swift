import Glibc
import Synchronization

/// The threads that run sessions.
///
/// There are as many as processors to use, and at least two. When all of them are busy, work waits and one of them has been in the same piece for a
/// while, more are added, so that a program's slow code holds up its own session only.
package final class ThreadPool: Sendable {
    private struct State {
        var ready: ContiguousArray<SessionExecutor> = []
        var head = 0
        var threads = 0
        /// Threads that wait and that nobody has woken.
        var idle = 0
        /// How often a thread has taken work: if this stands still while work waits, the threads are stuck.
        var turns = 0
        var isWatched = false
        var isStopped = false

        var hasWork: Bool { head < ready.count }

        mutating func take() -> SessionExecutor {
            let next = ready[head]
            head += 1
            if head == ready.count {
                ready.removeAll(keepingCapacity: head < 4096)
                head = 0
            }
            return next
        }
    }

    private let state = Mutex(State())
    private let wakeUp = WakeUp()
    private let usualCount: Int
    private let limit: Int

    /// A pool of `count` threads, more where needed up to `limit`.
    package init(count: Int = max(2, ProcessorCount.usable), limit: Int = 256) {
        usualCount = count
        self.limit = max(limit, count)
    }

    func schedule(_ executor: SessionExecutor) {
        enum Need { case nothing, wake, thread, watch }
        let need: Need = state.withLock { state in
            state.ready.append(executor)
            if state.idle > 0 {
                // Claimed here and not when it wakes: until then it would be counted again for work that comes next.
                state.idle -= 1
                return .wake
            }
            if state.threads < usualCount {
                state.threads += 1
                return .thread
            }
            if state.isWatched { return .nothing }
            state.isWatched = true
            return .watch
        }
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
        while true {
            enum Next { case run(SessionExecutor), wait, end }
            let next: Next = state.withLock { state in
                if state.hasWork {
                    state.turns += 1
                    return .run(state.take())
                }
                if state.isStopped || state.threads > usualCount {
                    state.threads -= 1
                    return .end
                }
                state.idle += 1
                return .wait
            }
            switch next {
            case .run(let executor): executor.run()
            case .end: return
            case .wait: wakeUp.wait()
            }
        }
    }

    /// Looks now and then whether waiting work moves; ends when none waits.
    private func watch() {
        var turns = state.withLock { $0.turns }
        while true {
            usleep(5_000)
            enum Verdict { case moving, stuck, done }
            let verdict: Verdict = state.withLock { state in
                guard state.hasWork else {
                    state.isWatched = false
                    return .done
                }
                defer { turns = state.turns }
                guard state.turns == turns, state.idle == 0, state.threads < limit else { return .moving }
                state.threads += 1
                return .stuck
            }
            switch verdict {
            case .moving: break
            case .stuck:
                if !Thread.start(name: "martlet-session", { [self] in work() }) { state.withLock { $0.threads -= 1 } }
            case .done: return
            }
        }
    }
}

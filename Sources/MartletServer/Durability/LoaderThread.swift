import Synchronization

/// A thread that reads from the store, where it may block: one piece of work after another.
///
/// Each piece belongs to a request that waits, so the front's limits bound their number. The thread is started with the
/// first piece and waits for others: to start one takes longer than to read a session.
final class LoaderThread: Sendable {
    private struct State {
        var work: ContiguousArray<@Sendable () -> Void> = []
        var isStarted = false
        var isStopped = false
    }

    private let state = Mutex(State())
    private let arrived = Semaphore()

    /// Runs `work` on the thread.
    func add(_ work: @escaping @Sendable () -> Void) {
        let mustStart = state.withLock { state in
            guard !state.isStopped else { return false }
            state.work.append(work)
            defer { state.isStarted = true }
            return !state.isStarted
        }
        if mustStart, !Thread.start(name: "martlet-load", { [self] in run() }) {
            state.withLock { $0.isStarted = false }
            return runWork()
        }
        arrived.signal()
    }

    /// Ends the thread after what it is doing.
    func stop() {
        state.withLock { $0.isStopped = true }
        arrived.signal()
    }

    private func run() {
        while true {
            arrived.wait()
            if state.withLock({ $0.isStopped }) { return }
            runWork()
        }
    }

    private func runWork() {
        let batch = state.withLock { state in
            defer { state.work = [] }
            return state.work
        }
        for work in batch { work() }
    }
}

import Synchronization

/// A thread that reads from the store, where it may block: one piece of work after another.
///
/// Each piece belongs to a request that waits, so the front's limits bound their number.
final class LoaderThread: Sendable {
    private struct State {
        var work: ContiguousArray<@Sendable () -> Void> = []
        var isRunning = false
        var isStopped = false
    }

    private let state = Mutex(State())

    /// Runs `work` on the thread, which is started if there is none.
    func add(_ work: @escaping @Sendable () -> Void) {
        let mustStart = state.withLock { state in
            guard !state.isStopped else { return false }
            state.work.append(work)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard mustStart else { return }
        if !Thread.start(name: "martlet-load", { [self] in run() }) { run() }
    }

    func stop() { state.withLock { $0.isStopped = true } }

    private func run() {
        while true {
            let batch = state.withLock { state in
                defer { state.work = [] }
                state.isRunning = !state.work.isEmpty
                return state.work
            }
            if batch.isEmpty { return }
            for work in batch { work() }
        }
    }
}

import Logging
import MartletUI
import Synchronization

/// Runs the program's tasks, each on one server at a time: on the one that has its claim in the store.
final class TaskRunner: Sendable {
    private struct Running {
        let task: ServerTask
        var turns = TaskTurns()
        var work: Task<Void, Never>?
        /// The number under which this server has claimed it.
        var server: UInt64?
    }

    private struct State {
        var tasks: [Running]
        var hasThread = false
        var isStopped = false
    }

    private let state: Mutex<State>
    private let cluster: Cluster?
    private let store: StoreService?
    private let logger: Logger
    private let wake = Semaphore()
    private let ended = Semaphore()
    /// Milliseconds after which it looks again who has the tasks.
    private static let interval: UInt64 = 500
    /// Milliseconds that the end of the server waits for tasks that were cancelled.
    private static let patience: UInt64 = 1_000

    init(_ tasks: [ServerTask], _ cluster: Cluster?, _ store: StoreService?, _ logger: Logger) {
        (self.cluster, self.store, self.logger) = (cluster, store, logger)
        var names: Set<String> = []
        state = Mutex(
            State(
                tasks: tasks.compactMap { task in
                    guard names.insert(task.name).inserted else {
                        logger.error("Two tasks of App.tasks have the name “\(task.name)”. The second does not run.")
                        return nil
                    }
                    return Running(task: task)
                }))
    }

    /// How many run here.
    var count: Int { state.withLock { $0.tasks.count { $0.turns.state == .running } } }

    func start() {
        let mustStart = state.withLock { state in
            guard !state.tasks.isEmpty, !state.hasThread, !state.isStopped else { return false }
            state.hasThread = true
            return true
        }
        guard mustStart else { return }
        let hasStarted = Thread.start(name: "martlet-tasks") { [self] in
            while state.withLock({ !$0.isStopped }) {
                for index in state.withLock({ $0.tasks.indices }) { look(at: index) }
                wake.wait(milliseconds: Self.interval)
            }
            ended.signal()
        }
        if !hasStarted {
            logger.error("There is no thread for the tasks of App.tasks: they do not run here.")
            ended.signal()
        }
    }

    /// This server may not run them now.
    func pause() { for index in state.withLock({ $0.tasks.indices }) { cancel(index) } }

    /// Cancels them, and waits a moment until they have returned.
    func stop() {
        let mustWait = state.withLock { state in
            defer { state.isStopped = true }
            return state.hasThread && !state.isStopped
        }
        guard mustWait else { return }
        wake.signal()
        ended.wait()
        pause()
        let end = SystemTime.milliseconds + Self.patience
        while SystemTime.milliseconds < end, state.withLock({ $0.tasks.contains { $0.turns.state == .ending } }) {
            SystemTime.sleep(milliseconds: 5)
        }
    }

    private func look(at index: Int) {
        guard isHere(index) else { return cancel(index) }
        let begins = state.withLock { state in
            !state.isStopped && state.tasks[index].turns.begins(SystemTime.milliseconds, isHere: true)
        }
        if begins { begin(index) }
    }

    private func begin(_ index: Int) {
        let task = state.withLock { $0.tasks[index].task }
        logger.notice("A task runs on this server.", metadata: ["task": "\(task.name)"])
        let work = Task.detached { [self] in
            do {
                try await task.action()
                recordEnd(index, nil)
            } catch {
                recordEnd(index, error)
            }
        }
        state.withLock { state in
            state.tasks[index].work = work
            if state.tasks[index].turns.state != .running { work.cancel() }
        }
    }

    private func recordEnd(_ index: Int, _ error: (any Error)?) {
        let (name, isFailure) = state.withLock { state in
            let isFailure = error != nil && state.tasks[index].turns.state == .running
            state.tasks[index].turns.ended(hasFailed: error != nil, SystemTime.milliseconds)
            state.tasks[index].work = nil
            return (state.tasks[index].task.name, isFailure)
        }
        if isFailure, let error {
            logger.error(
                "A task has thrown, and begins again.", metadata: ["task": "\(name)", "error": "\(error)"])
        }
    }

    private func cancel(_ index: Int) {
        state.withLock { state in
            state.tasks[index].server = nil
            return state.tasks[index].turns.stop() ? state.tasks[index].work : nil
        }?.cancel()
    }

    /// Whether this server is the one to run it: alone, or by its claim.
    private func isHere(_ index: Int) -> Bool {
        guard let cluster, let store else { return true }
        let number = cluster.number
        guard cluster.allowsAnswers else { return false }
        let (name, server) = state.withLock { ($0.tasks[index].task.name, $0.tasks[index].server) }
        // As long as the server has its lease, nobody takes a claim of this number away.
        if server == number { return true }
        guard (try? claim(.task(name), number, cluster, store)) == true, number == cluster.number, cluster.allowsAnswers
        else { return false }
        state.withLock { $0.tasks[index].server = number }
        return true
    }

    private func claim(
        _ key: StoreKey, _ number: UInt64, _ cluster: Cluster, _ store: StoreService
    ) throws(StoreError) -> Bool {
        var steps = ClaimSteps(for: number, release: cluster.programRelease)
        switch try steps.claim(key, store, cluster.engine.leases) {
        case .mine: return true
        case .elsewhere, .unsettled: return false
        case .absent:
            var batch = StoreBatch()
            batch.change(key, expires: .max, fence: .new(.first(of: number)), [])
            do throws(StoreError) {
                try store.apply(batch)
            } catch {
                // Another server was quicker.
                if error.refusals.contains(where: { $0.0 == key }) { return false }
                throw error
            }
            return true
        }
    }
}

/// What is known of the actions that have ended the process, or could.
package struct CrashRecords: Sendable {
    /// Set under a supervisor: records the actions that run.
    let running: RunningActions?
    /// Set under a supervisor: refuses visitors whose actions have ended the process repeatedly.
    package let repeated: RepeatedCrashes?
    /// The actions that were running when an earlier process ended.
    package let interrupted = InterruptedActions()

    init(_ worker: (memory: WorkerMemory, area: Int)?, _ limits: ServerConfiguration.Limits) {
        running = worker.flatMap { RunningActions($0.memory, area: $0.area) }
        repeated = worker.map { RepeatedCrashes($0.memory, limits) }
    }
}

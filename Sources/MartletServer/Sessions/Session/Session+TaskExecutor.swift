// Only this interface distinguishes a task's job from an actor's.
import MartletUI
@_spi(ExperimentalCustomExecutors) import _Concurrency

/// Keeps the functions that a session's tasks call in the session (decision 33).
///
/// An asynchronous function that belongs to no actor runs on Swift's own threads, unless its task prefers an executor.
/// The tasks of a session prefer the session: functions that a package compiles without
/// `NonisolatedNonsendingByDefault`, closures in local constants, bodies of task groups and `@concurrent` functions
/// stay in it, in turn with all else. So what they do to state and models is no race, and the time they take is taken
/// from a thread of the pool, which grows, and not from Swift's, of which there are as many as processors, and on which
/// other visitors' clocks wait.
extension Session: TaskExecutor {
    package nonisolated func enqueue(_ job: consuming ExecutorJob) {
        // An actor that a task calls is run by a job of its own, in which it may do others' calls as well. It has
        // nothing to do with this session.
        if job.kind == .task {
            executor.enqueueUnisolated(UnownedJob(job))
        } else {
            globalConcurrentExecutor.enqueue(job)
        }
    }

    /// Runs `operation` where it is called, and what it calls in this session.
    ///
    /// `withTaskExecutorPreference` changes executors before it begins; an action's synchronous beginning must have run
    /// when its event has been performed.
    nonisolated(nonsending) func stayingHere<Success, Failure: Error>(
        _ operation: nonisolated(nonsending) () async throws(Failure) -> Success
    ) async throws(Failure) -> Success {
        // In a main-actor program, functions that belong to no actor run on Swift's threads, as the compiler arranges.
        guard executor.place == .threads else { return try await operation() }
        let preference = pushTaskExecutorPreference(asUnownedTaskExecutor())
        defer { popTaskExecutorPreference(preference) }
        return try await operation()
    }
}

extension SessionExecutor {
    /// Runs a job that belongs to the session.
    func run(_ job: UnownedJob) {
        guard let session else { return job.runSynchronously(on: asUnownedSerialExecutor()) }
        let slot = beginTurn(of: session)
        ThreadEvaluation.note(task: TaskOrigins.number(of: job))
        defer { ThreadEvaluation.note(task: 0) }
        job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: session.asUnownedTaskExecutor())
        if let slot { session.context.crashes.running?.end(slot) }
    }

    /// Runs a job of a task that prefers the session.
    func runUnisolated(_ job: UnownedJob) {
        guard let session else { return job.runSynchronously(on: asUnownedSerialExecutor()) }
        let slot = beginTurn(of: session)
        ThreadEvaluation.note(task: TaskOrigins.number(of: job))
        defer { ThreadEvaluation.note(task: 0) }
        job.runSynchronously(on: session.asUnownedTaskExecutor())
        if let slot { session.context.crashes.running?.end(slot) }
    }

    /// Records a turn of a task, if a supervisor is there to read it.
    private func beginTurn(of session: Session) -> RunningActions.Slot? {
        guard session.context.crashes.running != nil else { return nil }
        return session.inside { SessionBound($0.beginRecording(.taskTurn, of: nil)) }.value
    }
}

@_silgen_name("swift_task_pushTaskExecutorPreference")
private func pushTaskExecutorPreference(_ executor: UnownedTaskExecutor) -> UnsafeRawPointer

@_silgen_name("swift_task_popTaskExecutorPreference")
private func popTaskExecutorPreference(_ preference: UnsafeRawPointer)

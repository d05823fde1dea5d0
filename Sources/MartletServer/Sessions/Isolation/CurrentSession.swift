import Glibc
import MartletUI

/// The session whose work runs on the calling thread.
///
/// On a thread of the pool it belongs to the thread and not to a task, because events run without a task. On the main
/// actor, which all sessions of a main-actor program share, tasks continue after other sessions have run, so the tasks
/// carry it along.
enum CurrentSession {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The executor of a task on the main actor. Bound while the task is made and never around its body, which would
    /// leave the main actor (decision 35).
    @TaskLocal private static var ofTask: SessionExecutor?

    /// The executor that runs here.
    static var executor: SessionExecutor? { ofThread ?? ofMainActorTask }

    /// Unretained: the code that sets it holds it for as long.
    private static var ofThread: SessionExecutor? {
        guard let pointer = pthread_getspecific(key) else { return nil }
        return Unmanaged<SessionExecutor>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Checked, because a task may have left the main actor with its task-local values.
    private static var ofMainActorTask: SessionExecutor? {
        guard let executor = ofTask, MainQueue.isCurrent else { return nil }
        return executor
    }

    /// Whether `executor` runs here, without retaining it: each read of state asks this.
    static func isRun(by executor: SessionExecutor) -> Bool {
        pthread_getspecific(key) == UnsafeMutableRawPointer(Unmanaged.passUnretained(executor).toOpaque())
    }

    /// What has been changed by the work under way in the session that runs here.
    static var changedGraphs: SendableGraphs {
        guard let session = executor?.session else { return MainActorChanges.graphs }
        return session.inside { $0.changedGraphs }
    }

    static func set(_ executor: SessionExecutor?) {
        pthread_setspecific(key, executor.map { Unmanaged.passUnretained($0).toOpaque() })
    }

    /// Runs `body`, which makes a task of the session.
    static func makingTask<Result>(of executor: SessionExecutor, _ body: () throws -> Result) rethrows -> Result {
        guard executor.place == .mainActor else { return try body() }
        return try $ofTask.withValue(executor, operation: body)
    }
}

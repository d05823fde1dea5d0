import Glibc
import MartletUI

/// The session whose executor runs on this thread. A thread's and not a task's, because events run without a task.
enum CurrentSession {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The executor that runs here. Unretained: whoever set it holds it for as long.
    static var executor: SessionExecutor? {
        guard let pointer = pthread_getspecific(key) else { return nil }
        return Unmanaged<SessionExecutor>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Whether `executor` runs here, without holding it: each read of state asks.
    static func isRun(by executor: SessionExecutor) -> Bool {
        pthread_getspecific(key) == UnsafeMutableRawPointer(Unmanaged.passUnretained(executor).toOpaque())
    }

    /// What has been changed by the work under way in the session that runs here.
    static var changedGraphs: SendableGraphs {
        executor?.session?.assumeIsolated { $0.changedGraphs } ?? SendableGraphs([])
    }

    static func set(_ executor: SessionExecutor?) {
        pthread_setspecific(key, executor.map { Unmanaged.passUnretained($0).toOpaque() })
    }
}

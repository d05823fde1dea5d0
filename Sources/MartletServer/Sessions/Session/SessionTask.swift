import MartletUI

/// Asynchronous work of a session.
package final class SessionTask: CancellableWork, Sendable {
    private let stop: @Sendable () -> Void

    init<Failure: Error>(_ task: _Concurrency.Task<Void, Failure>) { stop = { task.cancel() } }

    /// Work that is not done, because its session has ended.
    static let none = SessionTask()

    private init() { stop = {} }

    package func cancel() { stop() }
}

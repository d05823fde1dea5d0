import MartletUI

/// Asynchronous work of a session.
package final class SessionTask: CancellableWork, Sendable {
    private let task: _Concurrency.Task<Void, Never>

    init(_ task: _Concurrency.Task<Void, Never>) { self.task = task }

    package func cancel() { task.cancel() }
}

package import MartletUI

extension SessionExecutor {
    /// Runs `body` here later, as a task of the program's: it sleeps in the session's eyes, and ends with it.
    package func perform(
        after duration: Duration, tolerance: Duration, _ body: @escaping @Sendable () -> Void
    ) -> any CancellableWork {
        guard let session, !session.hasEnded else { return SessionTask.none }
        return SessionTask(
            Session.startTask(name: nil, priority: nil) {
                try await Session.sleeping {
                    try await _Concurrency.Task.sleep(for: duration, tolerance: tolerance, clock: .continuous)
                }
                body()
            })
    }
}

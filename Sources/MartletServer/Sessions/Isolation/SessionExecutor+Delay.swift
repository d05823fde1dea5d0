package import MartletUI

extension SessionExecutor {
    /// Runs `body` in the session after a delay, as a task of the program: the session counts it as sleeping, and
    /// cancels it at its end.
    package func perform(
        after duration: Duration, tolerance: Duration, _ body: @escaping @Sendable () -> Void
    ) -> any CancellableWork {
        guard let session, !session.hasEnded else { return SessionTask.none }
        return SessionTask(
            Session.startTask(name: nil, priority: nil) { [clock = session.context.clock] in
                try await Session.sleeping { try await clock.sleep(for: duration, tolerance: tolerance) }
                body()
            })
    }
}

/// How tasks of a session wait, so that the session knows of it.
extension Session {
    /// Runs `sleep`, which does nothing but wait until a time.
    package nonisolated(nonsending) static func sleeping(
        _ sleep: nonisolated(nonsending) () async throws -> Void
    ) async throws {
        guard let session = CurrentSession.executor?.session else { return try await sleep() }
        session.countSleeper(1)
        // It comes back to where it was called, which is the session.
        defer { session.countSleeper(-1) }
        try await sleep()
    }

    private nonisolated func countSleeper(_ change: Int) { inside { $0.sleeperCount += change } }
}

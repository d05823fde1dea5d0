/// How tasks of a session sleep, so that the session can count them.
extension Session {
    /// Runs `sleep`, which only waits until a time, and counts the task as sleeping meanwhile.
    package nonisolated(nonsending) static func sleeping(
        _ sleep: nonisolated(nonsending) () async throws -> Void
    ) async throws {
        guard let session = CurrentSession.executor?.session else { return try await sleep() }
        session.countSleeper(1)
        // The call returns to the executor of the caller, which is the session.
        defer { session.countSleeper(-1) }
        try await sleep()
    }

    private nonisolated func countSleeper(_ change: Int) { inside { $0.tasks.sleeperCount += change } }
}

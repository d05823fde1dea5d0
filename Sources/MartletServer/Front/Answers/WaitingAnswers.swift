import Synchronization

/// The deferred answers whose connections are suspended: a suspended connection never times out and never notices
/// that its client went away (trap 2), and stopping the library while there is one aborts the process (trap 3).
final class WaitingAnswers: Sendable {
    private struct State {
        var answers: [ObjectIdentifier: (answer: DeferredAnswer, deadline: UInt64)] = [:]
        var isStopping = false
    }

    private let state = Mutex(State())

    /// False when the front is stopping: the connection must not be suspended any more.
    func add(_ answer: DeferredAnswer, deadline: UInt64) -> Bool {
        state.withLock { state in
            guard !state.isStopping else { return false }
            state.answers[ObjectIdentifier(answer)] = (answer, deadline)
            return true
        }
    }

    func remove(_ answer: DeferredAnswer) {
        state.withLock { _ = $0.answers.removeValue(forKey: ObjectIdentifier(answer)) }
    }

    /// Gives those that have waited too long their fallback, or 504.
    func expire(now: UInt64) {
        let expired = state.withLock { state in
            state.answers.values.filter { $0.deadline < now }.map(\.answer)
        }
        for answer in expired { answer.fulfil(answer.fallback?.response ?? ProblemAnswer.tooSlow) }
    }

    /// Answers 503 to all, and lets none wait from now on.
    func endAll() {
        let all = state.withLock { state in
            state.isStopping = true
            return state.answers.values.map(\.answer)
        }
        for answer in all { answer.fulfil(ProblemAnswer.stopping) }
    }
}

import Synchronization

/// Resumes one waiting task, once; from any thread, because a cancellation may come from any.
final class PublisherAlarm: Sendable {
    private enum State {
        case idle, rung
        case waiting(CheckedContinuation<Void, Never>)
    }

    private let state = Mutex(State.idle)

    func wait(_ continuation: CheckedContinuation<Void, Never>) {
        let hasRung = state.withLock { state in
            if case .rung = state { return true }
            state = .waiting(continuation)
            return false
        }
        if hasRung { continuation.resume() }
    }

    func ring() {
        let waiting: CheckedContinuation<Void, Never>? = state.withLock { state in
            defer { state = .rung }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        waiting?.resume()
    }
}

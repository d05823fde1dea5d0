import Synchronization

/// What a task waits for: a signal, a moment, or its cancellation.
final class TaskArrival: Sendable {
    private enum State {
        case waiting(CheckedContinuation<Void, Never>?)
        case arrived
    }

    private let state = Mutex(State.waiting(nil))

    /// Lets the task go on.
    @Sendable func signal() {
        let continuation: CheckedContinuation<Void, Never>? = state.withLock { state in
            defer { state = .arrived }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume()
    }

    func wait(until end: ContinuousClock.Instant) async {
        let timer = Task.detached { [self] in
            try? await Task.sleep(until: end, clock: .continuous)
            signal()
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let hasArrived = state.withLock { state in
                    if case .arrived = state { return true }
                    state = .waiting(continuation)
                    return false
                }
                if hasArrived { continuation.resume() }
            }
        } onCancel: {
            signal()
        }
        timer.cancel()
    }
}

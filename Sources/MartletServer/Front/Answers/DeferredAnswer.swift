import CMicrohttpd
import Synchronization

/// The meeting point of an answer and its suspended connection.
///
/// One lock covers "no answer, so suspend" and "answer, so resume": resuming a connection that is not suspended is
/// undefined (trap 4).
final class DeferredAnswer: Sendable {
    private enum State {
        case unanswered
        case answered(HTTPResponse)
        case suspended(SuspendedConnection)
        case awaited(@Sendable (HTTPResponse) -> Void)
        case taken
    }

    private let state = Mutex(State.unanswered)
    /// The answer to give if none has come after `seconds`; without one, the front answers an error by its own
    /// deadline.
    let fallback: (response: HTTPResponse, seconds: Double)?

    init(fallback: (response: HTTPResponse, seconds: Double)?) { self.fallback = fallback }

    /// Gives the answer. The first call wins; later ones have no effect.
    func fulfil(_ response: HTTPResponse) {
        let give = state.withLock { state -> (@Sendable (HTTPResponse) -> Void)? in
            switch state {
            case .unanswered:
                state = .answered(response)
            case .suspended(let connection):
                state = .answered(response)
                connection.resume()
            case .awaited(let give):
                state = .taken
                return give
            case .answered, .taken:
                break
            }
            return nil
        }
        give?(response)
    }

    /// Calls `give` with the answer, now or when it comes: for a request without a connection.
    func whenFulfilled(_ give: @escaping @Sendable (HTTPResponse) -> Void) {
        let response = state.withLock { state -> HTTPResponse? in
            guard case .answered(let response) = state else {
                state = .awaited(give)
                return nil
            }
            state = .taken
            return response
        }
        if let response { give(response) }
    }

    /// Whether there has been an answer.
    var isFulfilled: Bool {
        state.withLock { state in
            switch state {
            case .unanswered, .suspended, .awaited: false
            case .answered, .taken: true
            }
        }
    }

    /// Whether nobody waits for the answer any more.
    var isAbandoned: Bool {
        state.withLock { state in
            switch state {
            case .suspended(let connection): connection.hasBeenClosed
            case .answered, .taken: true
            case .unanswered, .awaited: false
            }
        }
    }

    /// Returns the answer if it is there. Otherwise suspends the connection, which is resumed when the answer comes.
    /// Called on the front's thread only.
    func answerOrSuspend(_ connection: SuspendedConnection) -> HTTPResponse? {
        state.withLock { state in
            if case .answered(let response) = state {
                state = .taken
                return response
            }
            if case .unanswered = state {
                connection.suspend()
                state = .suspended(connection)
            }
            return nil
        }
    }

    /// The answer for which the connection was resumed.
    func take() -> HTTPResponse? {
        state.withLock { state in
            guard case .answered(let response) = state else { return nil }
            state = .taken
            return response
        }
    }
}

import Synchronization

/// What this server has found out about sessions that are not its own, for a second.
final class SessionOwners: Sendable {
    enum Owner: Equatable {
        /// A server at this address.
        case server(String)
        /// There is no such session.
        case nobody
    }

    private struct State {
        var owners: [SessionIdentifier: (owner: Owner, until: UInt64)] = [:]
        /// Who waits for the sessions that are being looked up.
        var waiting: [SessionIdentifier: [DeferredResponse]] = [:]
    }

    private let state = Mutex(State())
    private static let milliseconds: UInt64 = 1_000
    /// So many are remembered; anybody can ask for sessions that do not exist.
    private static let limit = 10_000

    func owner(of name: SessionIdentifier) -> Owner? {
        state.withLock { state in
            guard let found = state.owners[name], SystemTime.milliseconds < found.until else { return nil }
            return found.owner
        }
    }

    func set(_ owner: Owner, of name: SessionIdentifier) {
        state.withLock { state in
            if state.owners.count >= Self.limit { state.owners = [:] }
            state.owners[name] = (owner, SystemTime.milliseconds + Self.milliseconds)
        }
    }

    func forget(_ name: SessionIdentifier) { state.withLock { $0.owners[name] = nil } }

    /// Forgets that the server at this address has a session.
    func forget(_ name: SessionIdentifier, at address: String) {
        state.withLock { state in
            if state.owners[name]?.owner == .server(address) { state.owners[name] = nil }
        }
    }

    /// Has `later` wait. Returns whether the caller has to look the session up.
    func startsLookup(_ name: SessionIdentifier, _ later: DeferredResponse) -> Bool {
        state.withLock { state in
            defer { state.waiting[name, default: []].append(later) }
            return state.waiting[name] == nil
        }
    }

    /// The lookup is over.
    func didLookUp(_ name: SessionIdentifier, _ answer: HTTPResponse) {
        for later in state.withLock({ $0.waiting.removeValue(forKey: name) ?? [] }) { later.send(answer) }
    }
}

import Synchronization

/// The sessions of a server, by the identifier in their cookie.
package final class SessionRegistry: Sendable {
    private let sessions = Mutex<[SessionIdentifier: Session]>([:])

    package init() {}

    package func session(_ identifier: SessionIdentifier) -> Session? { sessions.withLock { $0[identifier] } }

    package func add(_ session: Session) { sessions.withLock { $0[session.identifier] = session } }

    package func remove(_ session: Session) {
        sessions.withLock { sessions in
            if sessions[session.identifier] === session { sessions[session.identifier] = nil }
        }
    }

    package var count: Int { sessions.withLock { $0.count } }

    package var all: [Session] { sessions.withLock { Array($0.values) } }
}

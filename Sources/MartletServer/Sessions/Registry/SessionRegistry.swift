import Synchronization

/// The sessions of a server, by the identifier in their cookie, by user and by address.
package final class SessionRegistry: Sendable {
    fileprivate struct Contents {
        var sessions: [SessionIdentifier: Session] = [:]
        var signedIn: [String: [ObjectIdentifier: Session]] = [:]
        var userIDs: [ObjectIdentifier: String] = [:]
        var addresses: [ObjectIdentifier: AddressBlock] = [:]
        var counts: [AddressBlock: Int] = [:]
        var isClosed = false
    }

    private let contents = Mutex(Contents())

    package init() {}

    package func session(_ identifier: SessionIdentifier) -> Session? { contents.withLock { $0.sessions[identifier] } }

    package func add(_ session: Session) { contents.withLock { $0.add(session) } }

    /// Adds a session that has been loaded, unless the registry is closed.
    func admit(_ session: Session) -> Bool {
        contents.withLock { contents in
            guard !contents.isClosed else { return false }
            contents.add(session)
            return true
        }
    }

    /// From here on another process makes and loads sessions, and this one has none but those that it has now.
    func close() { contents.withLock { $0.isClosed = true } }

    var isClosed: Bool { contents.withLock { $0.isClosed } }

    package func remove(_ session: Session) { contents.withLock { $0.remove(session) } }

    package var count: Int { contents.withLock { $0.sessions.count } }

    package var all: [Session] { contents.withLock { Array($0.sessions.values) } }

    // MARK: Addresses

    /// Adds a session that comes from `address`, unless that has `limit` sessions already or the registry is closed.
    package func add(_ session: Session, from address: AddressBlock?, limit: Int) -> Bool {
        contents.withLock { contents in
            guard !contents.isClosed else { return false }
            if let address {
                guard contents.counts[address, default: 0] < limit else { return false }
                contents.counts[address, default: 0] += 1
                contents.addresses[ObjectIdentifier(session)] = address
            }
            contents.add(session)
            return true
        }
    }

    // MARK: Users

    /// Registers the session for a user under a new identifier; the old identifier becomes invalid. `false` if the
    /// session has ended meanwhile.
    package func signIn(_ session: Session, userID: String, as identifier: SessionIdentifier) -> Bool {
        contents.withLock { contents in
            guard contents.sessions[session.identifier] === session else { return false }
            contents.sessions[session.identifier] = nil
            contents.forgetUser(of: session)
            session.rename(identifier)
            contents.sessions[identifier] = session
            contents.signedIn[userID, default: [:]][ObjectIdentifier(session)] = session
            contents.userIDs[ObjectIdentifier(session)] = userID
            return true
        }
    }

    /// A session that has come back belongs to a user.
    func signedIn(_ session: Session, userID: String) {
        contents.withLock { contents in
            guard contents.sessions[session.identifier] === session else { return }
            contents.signedIn[userID, default: [:]][ObjectIdentifier(session)] = session
            contents.userIDs[ObjectIdentifier(session)] = userID
        }
    }

    /// Removes and returns the sessions of a user, or with `nil` those of all users.
    package func take(userID: String?) -> [Session] {
        contents.withLock { contents in
            let found = contents.sessions(of: userID)
            for session in found { contents.remove(session) }
            return found
        }
    }

    /// The sessions of a user, or with `nil` those of all users.
    func signedIn(userID: String?) -> [Session] { contents.withLock { $0.sessions(of: userID) } }
}

extension SessionRegistry.Contents {
    fileprivate func sessions(of userID: String?) -> [Session] {
        userID.map { signedIn[$0].map { Array($0.values) } ?? [] } ?? signedIn.values.flatMap(\.values)
    }

    fileprivate mutating func add(_ session: Session) {
        sessions[session.identifier] = session
        session.isRegistered.store(true, ordering: .relaxed)
    }

    fileprivate mutating func remove(_ session: Session) {
        if sessions[session.identifier] === session { sessions[session.identifier] = nil }
        session.isRegistered.store(false, ordering: .relaxed)
        forgetUser(of: session)
        guard let address = addresses.removeValue(forKey: ObjectIdentifier(session)) else { return }
        counts[address, default: 0] -= 1
        if counts[address] == 0 { counts[address] = nil }
    }

    fileprivate mutating func forgetUser(of session: Session) {
        guard let userID = userIDs.removeValue(forKey: ObjectIdentifier(session)) else { return }
        signedIn[userID]?[ObjectIdentifier(session)] = nil
        if signedIn[userID]?.isEmpty == true { signedIn[userID] = nil }
    }
}

import MartletUI
import Synchronization

/// Moves the sessions of a server with a store to the process that serves next: each is committed whole, and then
/// released. From then on nothing of it is written here: the store has one writer for a session at any time.
final class DurableHandOver: SessionHandOver {
    private let durability: Durability
    private let registry: SessionRegistry
    /// Seconds that a session's work may take before it is cancelled.
    private let grace: Double
    private let cluster: Cluster?

    init(_ durability: Durability, _ registry: SessionRegistry, grace: Double, cluster: Cluster? = nil) {
        (self.durability, self.registry, self.grace, self.cluster) = (durability, registry, grace, cluster)
    }

    func release(_ server: Server, _ report: @escaping @Sendable (SessionReport) -> Void) -> [Session] {
        durability.isReleasing.store(true, ordering: .releasing)
        // A session that is just being loaded is among those that follow, or the next process loads it.
        registry.close()
        durability.commitLast(registry)
        let sessions = registry.all
        let busy = sessions.filter { $0.enterIfIdle(isNoted: false) { $0.leaveIfCommitted() } != true }
            .map(BusySession.init)
        // Sessions that are never stored have nothing to come back to.
        if !busy.isEmpty { report(.busy(busy.map(\.key))) }
        // From here on, the next process owns the shared values. It finds in the store what they are now.
        durability.shared.release()
        durability.committer.flush()
        // The next process may claim the sessions now; those that are still busy end here if it does.
        cluster?.release()
        report(.released)
        let late = free(busy, report)
        // What these still do is given up: the next process has them as they were committed last.
        durability.committer.stop()
        if !late.isEmpty { report(.freed(late.flatMap(\.keys))) }
        return sessions
    }

    /// Lets each session leave when its work is over: none waits for another. Returns those whose work takes longer than
    /// the grace.
    private func free(_ busy: [BusySession], _ report: (SessionReport) -> Void) -> [BusySession] {
        let deadline = SystemTime.milliseconds + UInt64(max(0, grace) * 1_000)
        let idle = IdleSessions()
        for each in busy { idle.expect(each) }
        var left = Dictionary(uniqueKeysWithValues: busy.map { (ObjectIdentifier($0.session), $0) })
        while !left.isEmpty {
            let now = SystemTime.milliseconds
            guard now < deadline else { break }
            let ready = idle.take(milliseconds: deadline - now)
            let freed = ready.filter(\.hasLeft).map(\.session)
            for each in freed { left[ObjectIdentifier(each.session)] = nil }
            if !freed.isEmpty { report(.freed(freed.flatMap(\.keys))) }
            guard freed.count < ready.count else { continue }
            durability.committer.flush()
            for each in ready where !each.hasLeft { idle.expect(each.session) }
        }
        return Array(left.values)
    }

    func didBecomeBusy(_ keys: [SessionKey]) {
        // Where claims decide, nobody waits for another process's work.
        if cluster == nil { durability.sleeping.hold(keys.map(StoreKey.init)) }
    }

    func didBecomeFree(_ keys: [SessionKey]) {
        guard cluster == nil else { return }
        for later in durability.sleeping.free(keys.map(StoreKey.init)) { later.send(HTTPResponse(status: 204)) }
    }
}

/// A session whose work goes on after all others have left.
private struct BusySession: Sendable {
    let session: Session
    /// What it was called when the next process was told of it.
    let key: SessionKey

    init(_ session: Session) { (self.session, key) = (session, SessionKey(session.identifier)) }

    /// With the name that it has now: its visitor may have signed in meanwhile.
    var keys: [SessionKey] {
        let present = SessionKey(session.identifier)
        return present == key ? [key] : [key, present]
    }
}

/// Sessions whose work is over.
private final class IdleSessions: Sendable {
    typealias Element = (session: BusySession, hasLeft: Bool)

    private let sessions = Mutex<[Element]>([])
    private let arrived = Semaphore()

    /// Adds the session when it has done what it is doing now. If that is committed already, it has left.
    func expect(_ busy: BusySession) {
        busy.session.enter { [self] session in
            let hasLeft = session.leaveIfCommitted()
            sessions.withLock { $0.append((busy, hasLeft)) }
            arrived.signal()
        }
    }

    /// Waits until there are some, or until the time is over.
    func take(milliseconds: UInt64) -> [Element] {
        if sessions.withLock(\.isEmpty) { arrived.wait(milliseconds: milliseconds) }
        return sessions.withLock { sessions in
            defer { sessions = [] }
            return sessions
        }
    }
}

extension StoreKey {
    init(_ key: SessionKey) { self.init(high: key.high, low: key.low) }
}

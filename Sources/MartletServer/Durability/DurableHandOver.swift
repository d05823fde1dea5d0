import MartletUI
import Synchronization

/// Moves the sessions of a server with a store to the process that serves next: each is committed whole, and then
/// released.
final class DurableHandOver: SessionHandOver {
    private let durability: Durability
    private let registry: SessionRegistry
    /// Seconds that a session's work may take before it is cancelled.
    private let grace: Double

    init(_ durability: Durability, _ registry: SessionRegistry, grace: Double) {
        (self.durability, self.registry, self.grace) = (durability, registry, grace)
    }

    func release(_ server: Server, _ report: @escaping @Sendable (SessionReport) -> Void) {
        durability.isReleasing.store(true, ordering: .releasing)
        durability.commitAll(registry)
        var busy: [Session] = []
        for session in registry.all where session.enterIfIdle(isNoted: false, { $0.leave() }) == nil {
            busy.append(session)
        }
        // Sessions that are never stored have nothing to come back to.
        let keys = busy.map { SessionKey($0.identifier) }
        if !keys.isEmpty { report(.busy(keys)) }
        // From here on, the next process owns the shared values. It finds in the store what they are now.
        durability.shared.release()
        durability.committer.flush()
        report(.released)
        let left = Semaphore()
        for session in busy {
            session.enter { $0.noteWork() }
            session.enter { _ in left.signal() }
        }
        let deadline = SystemTime.milliseconds + UInt64(max(0, grace) * 1_000)
        for _ in busy {
            let now = SystemTime.milliseconds
            left.wait(milliseconds: deadline > now ? deadline - now : 0)
        }
        durability.committer.flush()
        for session in busy {
            let key = SessionKey(session.identifier)
            _ = session.enterIfIdle(isNoted: false) { $0.leave() }
            report(.freed([key]))
        }
    }

    func noteBusy(_ keys: [SessionKey]) { durability.sleeping.hold(keys.map(StoreKey.init)) }

    func noteFreed(_ keys: [SessionKey]) {
        for later in durability.sleeping.free(keys.map(StoreKey.init)) { later.send(HTTPResponse(status: 204)) }
    }
}

extension StoreKey {
    init(_ key: SessionKey) { self.init(high: key.high, low: key.low) }
}

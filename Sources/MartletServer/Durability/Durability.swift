import Logging
import MartletUI
import Synchronization

/// Keeps the sessions of one server beyond its process: what has changed goes into a store, and a session that is in no
/// memory comes back from there with the first request that names it.
package final class Durability: Sendable {
    let store: StoreService
    let sleeping: SleepingSessions
    let committer: Committer
    let loader = LoaderThread()
    let shared: any SharedCommitting
    /// Where other servers have the same store, what they tell each other.
    private let listener: ClusterListener?
    private let clusterValues: ClusterValues?
    let revocations: Revocations
    let lostSessions = LostSessions()
    let types = StoredTypes()
    let restorations: RestorationReport
    private let expired: ExpiredSessions
    private let own: OwnRecords
    /// The keys of the server's page identifiers, which stay valid when the process changes: the one in use first.
    let pageKeys: [(UInt64, UInt64)]
    /// The number of this process among those that have used the store.
    var process: UInt32 { own.process }

    /// Whether the process with this number has run another build of the program.
    func isOfEarlierRelease(_ process: UInt32) -> Bool { own.isOfEarlierRelease(process) }

    /// How many sessions in memory have pages whose state is only in the store.
    let unloadedSessions = Atomic<Int>(0)

    /// When it began, in milliseconds of the server's clock.
    private let start: UInt64
    /// Whether other servers have the same store.
    let isOneOfSeveral: Bool
    /// Whether a shared value was damaged.
    private let hasLostShared: Bool

    /// Whether another process serves from here on.
    let isReleasing = Atomic<Bool>(false)

    /// Uses `store`, and reads which sessions it has.
    init(
        _ store: StoreService, _ registry: SessionRegistry, _ logger: Logger, retention: Double,
        interval: Double = 0.05,
        memory: WorkerMemory? = nil, now: UInt64 = 0,
        membership: (pageKeys: [(UInt64, UInt64)], process: UInt32)? = nil,
        cluster: Cluster? = nil
    ) {
        self.store = store
        start = now
        restorations = RestorationReport(logger)
        revocations = Revocations(retention: retention)
        // Of a store that other servers have as well, sessions are asked for one by one.
        let owners = membership == nil ? store.owners() : []
        sleeping = SleepingSessions(owners.lazy.filter { $0.key != .process })
        store.countContents()
        let found = membership == nil ? (try? store.contents(of: .process)) ?? OwnerContents() : OwnerContents()
        isOneOfSeveral = membership != nil
        let records = found.records
        hasLostShared = found.lacksRecords || found.damaged.contains(where: SharedRecords.isRecord)
        if let membership {
            own = OwnRecords(membership.pageKeys.first, membership.process)
        } else {
            own = OwnRecords(after: records, memory?.lastProcess)
            memory?.lastProcess = own.process
            own.write(to: store)
        }
        pageKeys = [own.pageKey] + (membership?.pageKeys.dropFirst() ?? [])
        revocations.read(records)
        types.read(records)
        let marker = CommitMarker()
        if let cluster {
            let news = cluster.engine.makeNews()
            let values = ClusterValues(cluster, store, news, logger, onChange: marker.mark, onWish: marker.hurry)
            (shared, clusterValues) = (values, values)
            CurrentServer.cluster.add(.init { [weak cluster] in cluster?.number ?? 0 }, of: cluster)
            listener = ClusterListener(values, revocations, registry, logger)
            listener?.start()
        } else {
            shared = SharedValues(records, onChange: marker.mark) { (name) throws(StoreError) in
                try SharedRecords.read(name, of: .process, in: store)
            }
            (clusterValues, listener) = (nil, nil)
        }
        let contents = StoreContents(
            sessions: { registry.all },
            own: { [own, revocations, types] in
                revocations.changes + (membership == nil ? own.changes + [types.change] : [])
            },
            isOneOfSeveral: membership != nil)
        let committer = Committer(store, sleeping, shared, types, contents, interval: interval)
        self.committer = committer
        marker.committer.withLock { $0 = committer }
        let newest = owners.lazy.filter { $0.key != .process }.map(\.expires).max()
        expired = ExpiredSessions(
            store, lastUse: newest.map { $0 &- Int64(min(max(0, retention), 10 * 365 * 86_400)) }
        ) { committer.didDelete($0) }
        CurrentSharedPersistence.add(shared, of: self)
    }

    /// The server has lost its lease, and with it the rights to change shared values.
    func loseClaims() { clusterValues?.loseAll() }

    /// Reads the store again, because the process before this one has written to it until now.
    func takeOver() {
        guard !isOneOfSeveral else { return }
        let records = (try? store.records(of: .process)) ?? []
        (shared as? SharedValues)?.replace(with: records)
        revocations.read(records)
        sleeping.replace(with: store.owners().lazy.filter { $0.key != .process })
    }

    /// What visitors read who come back within an hour, if the store has lost what is no session's alone; `nil` if it has
    /// not. `now` is in milliseconds of the server's clock.
    func loss(_ now: UInt64) -> String? {
        guard now < start + 3_600_000 else { return nil }
        if store.damage.commits > 0 {
            return "The server has lost its last changes. What you did just before may be missing here."
        }
        return hasLostShared ? "A part of what visitors share here was damaged, and begins anew." : nil
    }

    /// Ends the sessions of a user that are in no memory, or with `nil` those of all users.
    /// Returns how many. One that is being loaded, or is in use in the process before this one, ends when it is here.
    func revoke(userID: String?) -> Int {
        for change in revocations.add(userID) { committer.add(change) }
        let keys = sleeping.take(of: userID.map { UserTag(ofUser: $0) })
        for key in keys { committer.delete(key) }
        return keys.count
    }

    /// Commits what all sessions have, because the process is about to end, and also new sessions whose pages were just
    /// sent.
    func commitLast(_ registry: SessionRegistry) {
        for session in registry.all {
            let isDone: Void? = session.enterIfIdle(isNoted: false) { $0.keepIfJustSent() }
            // Its page is still being made, or the program belongs to the main actor.
            if isDone == nil { session.enter { $0.keepIfJustSent() } }
        }
        commitAll(registry)
    }

    /// Commits what all sessions have, and returns when that is done.
    func commitAll(_ registry: SessionRegistry) {
        for session in registry.all { session.enter { $0.markWork() } }
        committer.flush()
    }

    /// Commits what is left and ends the work on the store. The records stay, whatever happens to the sessions now.
    /// Returns whether everything is stored.
    @discardableResult
    func stop(_ registry: SessionRegistry) -> Bool {
        finishWork(in: registry.all, milliseconds: 1_000)
        commitAll(registry)
        expired.stop()
        CurrentSharedPersistence.remove(self)
        if let clusterValues { CurrentServer.cluster.remove(clusterValues.cluster) }
        committer.stop()
        listener?.stop()
        loader.stop()
        return store.close()
    }
}

extension Durability {
    /// Waits until each session has done what waits for it, but not for one whose work goes on: what a press does that was
    /// answered is in the last commit.
    private func finishWork(in sessions: [Session], milliseconds: UInt64) {
        let done = Semaphore()
        for session in sessions { session.enter { _ in done.signal() } }
        let end = SystemTime.milliseconds + milliseconds
        for _ in sessions {
            let now = SystemTime.milliseconds
            guard now < end else { return }
            done.wait(milliseconds: end - now)
        }
    }
}

/// Leads from the shared values to the committer, which needs them.
private final class CommitMarker: Sendable {
    let committer = Mutex<Committer?>(nil)

    @Sendable func mark() { committer.withLock { $0 }?.markShared() }

    @Sendable func hurry() {
        mark()
        committer.withLock { $0 }?.hurry()
    }
}

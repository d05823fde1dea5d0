import MartletUI
import Synchronization

extension ServerContext {
    /// Finds out who has a session that is not in this server's memory, and loads it if nobody has. `later` is answered
    /// when that is over.
    func lookUp(
        _ name: SessionIdentifier, _ page: PageIdentifier?, in cluster: Cluster, _ durability: Durability,
        _ later: DeferredResponse
    ) {
        guard cluster.owners.startsLookup(name, later) else { return }
        durability.loader.add { [self] in
            do throws(StoreError) {
                try lookUp(name, page, cluster, durability)
            } catch {
                cluster.owners.didLookUp(name, Problem.storeIsAway.response)
            }
        }
    }

    private func lookUp(
        _ name: SessionIdentifier, _ page: PageIdentifier?, _ cluster: Cluster, _ durability: Durability
    ) throws(StoreError) {
        let found = HTTPResponse(status: 204)
        // It may have come meanwhile.
        guard registry.session(name) == nil else { return cluster.owners.didLookUp(name, found) }
        let key = StoreKey(of: name)
        let number = cluster.number
        var steps = ClaimSteps(for: number, release: cluster.programRelease)
        switch try steps.claim(key, durability.store, cluster.engine.leases) {
        case .unsettled: cluster.owners.didLookUp(name, Problem.storeIsAway.response)
        case .elsewhere(_, let address):
            cluster.owners.set(.server(address), of: name)
            cluster.owners.didLookUp(name, found)
        case .absent:
            guard let owner = try beginner(of: name, cluster) else {
                return cluster.owners.didLookUp(name, Problem.storeIsAway.response)
            }
            cluster.owners.set(owner, of: name)
            cluster.owners.didLookUp(name, found)
        case .mine(let claim):
            cluster.statistics.claims.add(1)
            if let group = configuration.workerGroup { group.directory.record(claimOf: name, in: group.slot) }
            let contents = try durability.store.contents(of: key)
            guard let (session, restore) = Session.restored(name, contents, self, claim) else {
                if contents.isDamaged { durability.lostSessions.add(key, reportDamage(contents)) }
                cluster.owners.set(.nobody, of: name)
                return cluster.owners.didLookUp(name, found)
            }
            session.enter(slowly: true) { [owners = cluster.owners] session in
                restore(session)
                if let page, let asked = try? session.page(page), asked.isDehydrated { _ = session.revive(asked) }
                owners.forget(name)
                owners.didLookUp(name, session.hasEnded ? Problem.hasLeft.response : found)
            }
        }
    }

    /// Who has a session that is not stored yet: the server that has begun it, if it lives. `nil` if that is not certain.
    private func beginner(of name: SessionIdentifier, _ cluster: Cluster) throws(StoreError) -> SessionOwners.Owner? {
        let server = Cluster.server(in: name)
        guard server != cluster.number else { return .nobody }
        let now = SystemTime.milliseconds
        if let address = try cluster.engine.leases.address(of: server) {
            cluster.recent.withLock { $0.add(server, now: now) }
            return .server(address)
        }
        return cluster.recent.withLock { $0.contains(server, now: now) } ? nil : .nobody
    }
}

extension Problem {
    static let isMoving = Problem(
        503, "This session is moving to another server; try again in a moment.", retryAfter: 1)
    static let storeIsAway = Problem(
        503, "This server cannot reach what keeps its visitors' state; try again in a moment.", retryAfter: 1)
}

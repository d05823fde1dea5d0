import MartletUI
import Synchronization

/// What this server does when it hears from others.
extension ClusterValues {
    func hear(_ part: [ClusterNews]) {
        var changed: Set<StoreKey> = []
        var isWanted = false
        for news in part {
            switch news {
            case .changed(let key): changed.insert(key)
            case .claimed(let key, let server): note(key, isClaimedBy: server)
            case .wanted(let key, let server, let owner):
                guard server != cluster.number else { continue }
                let isUnused = state.withLock { state in
                    state.entries[key]?.right.want(server)
                    isWanted = isWanted || state.entries[key]?.right.isHeld == true
                    return owner == cluster.number && state.entries[key]?.right.beginAcquiring() ?? true
                }
                if isUnused { giveBack(key, to: server) }
            }
        }
        changed.remove(.process)
        refresh(changed)
        if isWanted { onWish() }
    }

    /// This server was given a right that nobody here waits for any more.
    private func giveBack(_ key: StoreKey, to server: UInt64) {
        if let claim = (try? store.claim(of: key)) ?? nil, claim.server == cluster.number {
            _ = try? store.claim(key, for: server, after: claim)
        }
        endAcquiring(key, since: nil)
    }

    private func note(_ key: StoreKey, isClaimedBy server: UInt64) {
        state.withLock { state in
            state.entries[key]?.right.claimed(by: server)
            if server == cluster.number { state.entries[key]?.wake() }
        }
    }

    /// Some news were missed: everything is read anew.
    func refreshAll() {
        let keys = state.withLock { Set($0.entries.keys).union($0.stored.keys) }
        let indexed = (try? store.records(of: .process)) ?? []
        refresh(keys.union(indexed.compactMap(SharedIndex.key)))
    }

    /// Reads values that others have written.
    func refresh(_ keys: Set<StoreKey>) {
        for key in keys {
            let isHere = state.withLock { $0.entries[key]?.right.isHere == true }
            // Whoever gets the right reads it anyway; if the store does not answer, the news come again.
            guard !isHere, let found = (try? read(key)) ?? nil else { continue }
            let value: (any StoredShared)? = state.withLock { state in
                guard let entry = state.entries[key] else {
                    state.stored[key] = found
                    return nil
                }
                return entry.value
            }
            _ = value?.take(found.record, version: found.version)
        }
    }
}

import MartletUI
import Synchronization

/// What this server does when it hears from others.
extension ClusterValues {
    /// Takes what is new, and tries again what could not be read before.
    func hear(_ part: [ClusterNews]) {
        var changed = state.withLock { state in
            defer { state.unread = [] }
            return state.unread
        }
        var isWanted = false
        for news in part {
            switch news {
            case .changed(let key): changed.insert(key)
            case .claimed(let key, let server): mark(key, isClaimedBy: server)
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
        forgetOthersPosts()
    }

    /// This server was given a right that nobody here waits for any more.
    private func giveBack(_ key: StoreKey, to server: UInt64) {
        if let claim = (try? store.claim(of: key)) ?? nil, claim.server == cluster.number {
            _ = try? store.claim(key, for: server, after: claim)
        }
        endAcquiring(key, since: nil)
    }

    private func mark(_ key: StoreKey, isClaimedBy server: UInt64) {
        state.withLock { state in
            state.entries[key]?.right.claimed(by: server)
            if server == cluster.number { state.entries[key]?.wake() }
        }
    }

    /// Some news were missed: everything is read anew.
    func refreshAll() {
        let keys = state.withLock { Set($0.entries.keys).union($0.stored.keys) }
        refresh(keys)
    }

    /// Some values may be new to this server.
    func refreshNew(_ records: [StoredRecord]) {
        let known = state.withLock { Set($0.entries.keys).union($0.stored.keys) }
        refresh(Set(records.compactMap(SharedIndex.key)).subtracting(known))
    }

    /// Reads values that others have written.
    func refresh(_ keys: Set<StoreKey>) {
        for key in keys {
            let isHere = state.withLock { $0.entries[key]?.right.isHere == true }
            // Whoever gets the right reads it anyway.
            guard !isHere else { continue }
            let found: SharedRecords.Found?
            do throws(StoreError) { found = try read(key) } catch {
                state.withLock { _ = $0.unread.insert(key) }
                continue
            }
            guard let found else { continue }
            let value: (any StoredShared)? = state.withLock { state in
                guard let entry = state.entries[key] else {
                    state.stored[key] = found
                    return nil
                }
                return entry.value
            }
            _ = value?.adopt(found.record, version: found.version)
        }
    }
}

import Logging
import MartletUI
import Synchronization

/// What commits do with the values.
extension ClusterValues {
    var isFirst: Bool { true }

    var losses: Int { state.withLock(\.losses) }

    func addChanges(to batch: inout StoreBatch) {
        let changed: [(StoreKey, any StoredShared, StoreFence)] = state.withLock { state in
            defer { state.changed = ChangedValues() }
            state.withPosts.merge(state.changed.byKey) { $1 }
            // A server that has lost its lease has lost what it has not written. With the claim of this moment: if the value is lost
            // while it is encoded, the store refuses it.
            return state.changed.byKey.compactMap { key, shared in
                guard let entry = state.entries[key], entry.right.isHere else { return nil }
                return (key, shared, entry.fence)
            }
        }
        for (key, shared, fence) in changed {
            guard let change = shared.makeChange() else { continue }
            let (changes, version) = numbered(change, key)
            batch.change(key, expires: .max, fence: fence, changes)
            shared.didWrite(version)
        }
    }

    func didStore(_ posts: [SharedPost]) {
        let values = state.withLock(\.withPosts)
        guard !values.isEmpty, !posts.isEmpty else { return }
        let last = Dictionary(posts.map { ($0.page, $0.number) }, uniquingKeysWith: max)
        for (key, value) in values {
            let hasOthers = value.forgetPosts { post in last[post.page].map { post.number <= $0 } ?? false }
            if !hasOthers { state.withLock { $0.withPosts[key] = nil } }
        }
    }

    func markEverything() {
        let here = state.withLock { state in
            for (key, entry) in state.entries where entry.right.isHere {
                guard let value = entry.value else { continue }
                state.changed.insert(value, key)
                if case .held(let claim) = entry.fence { state.entries[key]?.fence = .new(claim) }
            }
            return state.changed.byKey.values
        }
        for shared in here { shared.forgetStored() }
    }

    func release() { state.withLock { $0.isReleased = true } }

    // MARK: Passing on

    // The committer's thread alone closes values, writes them and passes them on, one after the other.

    func closeWanted() -> Bool {
        let now = SystemTime.milliseconds
        let (closed, waits): ([any StoredShared], Bool) = state.withLock { state in
            var closed: [any StoredShared] = []
            var waits = false
            for (key, entry) in state.entries where !entry.right.wanting.isEmpty {
                if state.entries[key]?.right.closeIfWanted(now) == true {
                    guard let value = entry.value else { continue }
                    closed.append(value)
                    // A change may have been made and not been reported yet.
                    state.changed.insert(value, key)
                } else if entry.right.isHeld {
                    waits = true
                }
            }
            return (closed, waits || state.entries.values.contains { $0.right.isLeaving })
        }
        for shared in closed { shared.close() }
        // Once more when they have been here for long enough, or are written.
        if waits { onChange() }
        return !closed.isEmpty || waits
    }

    func passOn() {
        let passed: [(StoreKey, StoreClaim, UInt64)] = state.withLock { state in
            state.entries.values.filter { $0.right.isLeaving && !state.changed.contains($0.key) }.compactMap { entry in
                switch entry.fence {
                case .held(let claim), .new(let claim):
                    state.entries[entry.key]?.right.beginPassing().map { (entry.key, claim, $0) }
                case .none: nil
                }
            }
        }
        for (key, claim, heir) in passed {
            do throws(StoreError) {
                // Who is quicker has found this server's lease ended.
                _ = try store.claim(key, for: heir, after: claim)
                leave(key)
            } catch {
                // The next commit asks again.
                return
            }
        }
    }

    /// The right is not here any more.
    private func leave(_ key: StoreKey) {
        state.withLock { state in
            state.entries[key]?.right.leave()
            state.entries[key]?.fence = .none
            state.entries[key]?.wake()
        }
    }

    func update(absent: [StoreKey], claimed: [StoreKey]) {
        for key in claimed { lose(key) }
        for key in absent {
            let shared: (any StoredShared)? = state.withLock { state in
                guard let entry = state.entries[key], entry.right.isHere, let value = entry.value else { return nil }
                if case .held(let claim) = entry.fence { state.entries[key]?.fence = .new(claim) }
                state.changed.insert(value, key)
                return value
            }
            shared?.forgetStored()
            if shared != nil { onChange() }
        }
    }

    /// Others may have the value, with what is in the store: what was changed here since is lost, as are the sessions.
    private func lose(_ key: StoreKey) {
        let value: (any StoredShared)? = state.withLock { state in
            guard let right = state.entries[key]?.right, right.isHere || right.isLeaving else { return nil }
            // It ends outside the lock, at the earliest.
            let value = state.entries[key]?.value
            state.changed.remove(key)
            state.losses += 1
            state.entries[key]?.version = 0
            return value
        }
        guard let value else { return }
        value.close()
        value.forgetWritten()
        leave(key)
        refresh([key])
    }

    /// The server has lost its lease, and with it all claims.
    func loseAll() {
        for key in state.withLock({ Array($0.entries.keys) }) { lose(key) }
    }
}

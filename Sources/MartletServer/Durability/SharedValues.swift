import MartletUI
import MartletValues
import Synchronization

/// The shared values of the program in the store.
final class SharedValues: SharedCommitting {
    private struct State {
        /// What an earlier process has left and nobody has claimed.
        var stored: [String: [SharedName: StoredSharedRecord]] = [:]
        /// The names in the store, and whose they are.
        var claims: [SharedName: SharedHolder] = [:]
        /// Whether some that had a name have left.
        var hasReleased = false
        var changed: [ObjectIdentifier: any StoredShared] = [:]
        /// Those that are stored with posts which may still be performed again.
        var withPosts: [ObjectIdentifier: any StoredShared] = [:]
        /// Records of values that stand elsewhere in the program now.
        var moved: [SharedName] = []
        /// Whether the store lacks what nobody has claimed.
        var mustStoreUnclaimed = false
        var version: Int64
        /// Whether another process owns the values.
        var isReleased = false

        init(_ records: [StoredRecord]) {
            version = records.lazy.map(\.version).max() ?? 0
            for found in SharedRecords.values(in: records) {
                stored[found.name.text, default: [:]][found.name] = found.record
            }
        }

        /// The value at the same place in the source file or, if an edit has moved it, the only one of its name. `nil` if the
        /// store may have something that is not known here.
        mutating func claim(_ name: SharedName) -> SharedClaim? {
            claims[name] = SharedHolder()
            if let record = stored[name.text]?.removeValue(forKey: name) { return .stored(record) }
            guard let found = stored[name.text], found.count == 1, let only = found.first,
                claims.keys.count(where: { $0.text == name.text }) == 1
            else { return hasReleased ? nil : .new }
            stored[name.text] = nil
            moved.append(only.key)
            return .stored(only.value)
        }
    }

    private let state: Mutex<State>
    /// How many values may have names at a time: a program may make keys from what a visitor sends.
    static let claimLimit = 10_000
    /// Called when a value has changed.
    let onChange: @Sendable () -> Void
    /// Reads what the store has now.
    private let read: Reading

    typealias Reading = @Sendable (SharedName) throws(StoreError) -> SharedRecords.Found?

    init(_ records: [StoredRecord], onChange: @escaping @Sendable () -> Void, read: @escaping Reading) {
        state = Mutex(State(records))
        self.onChange = onChange
        self.read = read
    }

    /// Takes what another process has written. Nobody has used a value yet.
    func replace(with records: [StoredRecord]) { state.withLock { $0 = State(records) } }

    /// Another process owns the values from here on. What has changed before is still stored; a session that changes a
    /// value later is stored without what it has done since its last commit, so that its browser sends that again, to
    /// the other process.
    func release() { state.withLock { $0.isReleased = true } }

    /// The store lacks the values.
    func markEverything() {
        let known = state.withLock { state in
            let known = state.claims.values.compactMap(\.value)
            for shared in known { state.changed[ObjectIdentifier(shared)] = shared }
            state.mustStoreUnclaimed = true
            return known
        }
        for shared in known { shared.forgetStored() }
    }

    func isGlobal(_ object: AnyObject) -> Bool { GlobalReferences.contain(object) }

    func claim(_ name: SharedName) -> SharedClaim {
        let (claim, _): (SharedClaim?, SharedHolder.Presence?) = state.withLock { state in
            let former = state.claims[name]?.presence
            if let former {
                guard case .gone = former else { return (.taken, former) }
                state.hasReleased = true
            } else if state.claims.count >= Self.claimLimit {
                return (.tooMany(limit: Self.claimLimit), nil)
            }
            return (state.claim(name), nil)
        }
        if let claim { return claim }
        // A handler that makes values again runs elsewhere from now on.
        InlineTurn.mayWait()
        do throws(StoreError) { return try read(name).map { .stored($0.record) } ?? .new } catch {
            // It is not stored over what could not be read.
            state.withLock { $0.claims[name] = nil }
            return .unknown
        }
    }

    func add(_ shared: any StoredShared, named name: SharedName) {
        state.withLock { $0.claims[name] = SharedHolder(shared) }
    }

    /// The store has what the value was: until then, whoever changes it is kept.
    func release(_ name: SharedName) {
        _ = state.withLock { state in
            let presence = state.claims[name]?.presence
            // Another one may have the name by now.
            if case .gone? = presence { (state.claims[name], state.hasReleased) = (nil, true) }
            return presence
        }
    }

    func didChange(_ shared: any StoredShared) {
        let (isReleased, isFirst) = state.withLock { state in
            guard !state.isReleased else { return (true, false) }
            defer { state.changed[ObjectIdentifier(shared)] = shared }
            return (false, state.changed.isEmpty)
        }
        if isReleased {
            guard let session = CurrentSession.executor?.session else { return }
            session.inside { $0.durable?.hasDiverged = true }
        } else if isFirst {
            onChange()
        }
    }

    var currentPost: PerformedPost? {
        guard let session = CurrentSession.executor?.session else { return nil }
        return session.inside { $0.pages.performed }
    }

    func addChanges(to batch: inout StoreBatch) {
        let (changed, moved, unclaimed) = state.withLock { state in
            defer { (state.changed, state.moved, state.mustStoreUnclaimed) = ([:], [], false) }
            state.withPosts.merge(state.changed) { $1 }
            return (
                state.changed.values, state.moved,
                state.mustStoreUnclaimed ? state.stored.values.flatMap { Array($0) } : []
            )
        }
        let made = changed.compactMap { shared in shared.makeChange().map { (shared.storedName, $0) } }
        var changes = made.flatMap { SharedRecords.changes($0, $1, version: nextVersion) }
        for (name, stored) in unclaimed {
            for (name, bytes) in stored.blobs { changes.append(put(SharedRecords.record(name), bytes)) }
            changes.append(put(SharedRecords.record(name), stored.bytes))
        }
        // A value that has moved is written before its former record goes.
        let written = Set(made.map(\.0))
        for name in moved {
            if made.contains(where: { $0.0.text == name.text }), !written.contains(name) {
                changes.append(.remove(name: SharedRecords.record(name)))
            } else {
                state.withLock { $0.moved.append(name) }
            }
        }
        if !changes.isEmpty { batch.change(.process, expires: .max, changes) }
    }

    private func nextVersion() -> Int64 {
        state.withLock { state in
            state.version += 1
            return state.version
        }
    }

    private func put(_ name: String, _ value: [UInt8]) -> StoreBatch.Change {
        .put(name: name, version: nextVersion(), value: value)
    }

    /// The store has these posts with their pages. Not before it has said so: if it refuses a page, its posts are
    /// performed again, and must not change a value twice.
    func didStore(_ posts: [SharedPost]) {
        let values = state.withLock { $0.withPosts }
        guard !values.isEmpty, !posts.isEmpty else { return }
        let last = Dictionary(posts.map { ($0.page, $0.number) }, uniquingKeysWith: max)
        for (key, value) in values {
            let hasOthers = value.forgetPosts { post in last[post.page].map { post.number <= $0 } ?? false }
            if !hasOthers { state.withLock { $0.withPosts[key] = nil } }
        }
    }
}

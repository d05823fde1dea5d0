import Logging
import MartletUI
import MartletValues
import Synchronization

/// The shared values of a program that runs on several servers.
///
/// Each value is an owner in the store, with a claim as a session has one: the server that has it changes the value in its
/// memory, and writes it before the pages of the posts that have changed it. The others have a copy, which they read anew
/// when they hear that it has been written.
final class ClusterValues: SharedCommitting {
    struct Entry {
        let key: StoreKey
        let name: SharedName
        var holder = SharedHolder()
        var right = SharedRight()
        /// With what it is written, while the right is here.
        var fence = StoreFence.none
        /// The newest version that was read or written.
        var version: Int64 = 0
        /// The large parts of the value that were read or written last: of a change, only what is new is read.
        var parts: [BlobName: [UInt8]] = [:]
        /// Who waits until the right has come or gone.
        var waiting: [@Sendable () -> Void] = []

        var value: (any StoredShared)? { holder.value }

        /// A version was read.
        mutating func raiseVersion(to version: Int64) { self.version = max(self.version, version) }

        /// Who waits is to look again.
        mutating func wake() {
            for signal in waiting { signal() }
            waiting = []
        }
    }

    struct State {
        /// What the store has and this process has not asked for.
        var stored: [StoreKey: SharedRecords.Found] = [:]
        var entries: [StoreKey: Entry] = [:]
        /// Values that have changed, which stay until they are written.
        var changed = ChangedValues()
        /// Values that are written with posts which may still be performed again.
        var withPosts: [StoreKey: any StoredShared] = [:]
        /// Values that have changed and could not be read.
        var unread: Set<StoreKey> = []
        /// How many values were lost here with what had changed them.
        var losses = 0
        /// When the store is asked next which posts it has.
        var nextTidying: UInt64 = 0
        /// Whether this server leaves: it gets no rights any more.
        var isReleased = false

        /// Forgets a value that is not there any more. The store is asked for it when this server listens next.
        mutating func forget(_ key: StoreKey) {
            guard var entry = entries.removeValue(forKey: key) else { return }
            unread.insert(key)
            entry.wake()
        }
    }

    let state = Mutex(State())
    let cluster: Cluster
    let store: StoreService
    let news: any NewsStore
    let logger: Logger
    /// Called when there is something to commit.
    let onChange: @Sendable () -> Void
    /// Called when another server waits for that.
    let onWish: @Sendable () -> Void

    init(
        _ cluster: Cluster, _ store: StoreService, _ news: any NewsStore, _ logger: Logger,
        onChange: @escaping @Sendable () -> Void, onWish: @escaping @Sendable () -> Void
    ) {
        (self.cluster, self.store, self.news, self.logger) = (cluster, store, news, logger)
        (self.onChange, self.onWish) = (onChange, onWish)
    }

    // MARK: SharedPersistence

    func isGlobal(_ object: AnyObject) -> Bool { GlobalReferences.contain(object) }

    /// A name is found by its text alone: two releases may be at work, in which it stands in other lines.
    func claim(_ name: SharedName) -> SharedClaim {
        let name = SharedName(text: name.text, position: "")
        let key = StoreKey.shared(name)
        let (claim, _): (SharedClaim, SharedHolder.Presence?) = state.withLock { state in
            let former = state.entries[key]?.holder.presence
            if let former {
                guard case .gone = former else { return (.taken, former) }
                state.forget(key)
            } else if state.entries.count >= SharedValues.claimLimit {
                return (.tooMany(limit: SharedValues.claimLimit), nil)
            }
            let found = state.stored.removeValue(forKey: key)
            var entry = Entry(key: key, name: name)
            entry.version = found?.version ?? 0
            state.entries[key] = entry
            return (found.map { .stored($0.record) } ?? .new, nil)
        }
        return claim
    }

    func add(_ shared: any StoredShared, named name: SharedName) {
        let key = StoreKey.shared(name)
        shared.close()
        let version = state.withLock { state in
            state.entries[key]?.holder = SharedHolder(shared)
            return state.entries[key]?.version ?? 0
        }
        shared.didWrite(version)
    }

    /// What the value was is in the store, and this server knows of it as of a value that others have made. A right that it
    /// has still goes to whoever asks for it.
    func release(_ name: SharedName) {
        let key = StoreKey.shared(name)
        _ = state.withLock { state in
            let presence = state.entries[key]?.holder.presence
            if case .gone? = presence { state.forget(key) }
            return presence
        }
    }

    func didChange(_ shared: any StoredShared) {
        guard state.withLock({ !$0.changed.contains(shared) }) else { return }
        let key = StoreKey.shared(shared.storedName)
        let isFirst = state.withLock { state in
            defer { state.changed.insert(shared, key) }
            return state.changed.isEmpty
        }
        if isFirst { onChange() }
    }

    var currentPost: PerformedPost? {
        guard let session = CurrentSession.executor?.session else { return nil }
        return session.inside { $0.pages.performed }
    }

    /// The session begins again from what is stored of it, and its browser sends again what it has done since.
    func couldNotChange(_ shared: any StoredShared) {
        guard let session = CurrentSession.executor?.session else { return }
        session.inside { $0.durable?.hasDiverged = true }
        session.lose()
    }

    /// A session that begins again, or whose claim went with the server's lease. What it does here is not stored either: its
    /// browser would take what was left out for done.
    var discardsChanges: Bool {
        guard let session = CurrentSession.executor?.session else { return false }
        let isLost = session.storing.isLost.load(ordering: .sequentiallyConsistent) || session.server != cluster.number
        return session.inside { session in
            if isLost { session.durable?.hasDiverged = true }
            return session.durable?.hasDiverged ?? false
        }
    }
}

/// Which values the store has: a record for each, of the program itself.
enum SharedIndex {
    private static let prefix = "value:"

    static func change(_ key: StoreKey, _ name: SharedName) -> StoreBatch.Change {
        .put(name: prefix + key.text, version: 1, value: Array(name.text.utf8))
    }

    static func key(_ record: StoredRecord) -> StoreKey? {
        record.name.hasPrefix(prefix) ? StoreKey(text: String(record.name.dropFirst(prefix.count))) : nil
    }
}

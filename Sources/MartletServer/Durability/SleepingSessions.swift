import Synchronization

/// The sessions that are in the store and in no memory.
///
/// A request that names one waits until the session has been loaded. Each takes 24 bytes here, and some 100 more if it
/// has a user.
final class SleepingSessions: Sendable {
    private struct State {
        /// With the user of each.
        var keys: [StoreKey: UserTag] = [:]
        /// Sets, because one user may have any number of sessions.
        var ofUsers: [UserTag: Set<StoreKey>] = [:]
        /// The sessions that are being loaded.
        var loading: [StoreKey: Loading] = [:]
        /// Who waits for the sessions that are still in use in the process before this one.
        var held: [StoreKey: [DeferredResponse]] = [:]

        struct Loading {
            let user: UserTag
            /// Who waits.
            var waiting: [DeferredResponse]
        }

        mutating func add(_ key: StoreKey, of user: UserTag) {
            remove(key)
            keys[key] = user
            if user != .nobody { ofUsers[user, default: []].insert(key) }
        }

        /// Returns the session's user if it was there.
        @discardableResult
        mutating func remove(_ key: StoreKey) -> UserTag? {
            guard let user = keys.removeValue(forKey: key) else { return nil }
            guard user != .nobody else { return user }
            ofUsers[user]?.remove(key)
            if ofUsers[user]?.isEmpty == true { ofUsers[user] = nil }
            return user
        }

        mutating func replace(with owners: some Sequence<StoredOwner>) {
            (keys, ofUsers) = ([:], [:])
            for owner in owners { add(owner.key, of: UserTag(rawValue: owner.tags.user)) }
        }
    }

    private let state: Mutex<State>

    init(_ owners: some Sequence<StoredOwner>) {
        var first = State()
        first.replace(with: owners)
        state = Mutex(first)
    }

    var count: Int { state.withLock { $0.keys.count } }

    var isEmpty: Bool { state.withLock { $0.keys.isEmpty && $0.loading.isEmpty && $0.held.isEmpty } }

    func contains(_ key: StoreKey) -> Bool {
        state.withLock { $0.keys[key] != nil || $0.loading[key] != nil || $0.held[key] != nil }
    }

    enum Waiting {
        /// There is no such session.
        case unknown
        /// It is being loaded already.
        case later
        /// The caller has to load it.
        case first
    }

    /// Has `later` wait until the session is loaded.
    func wait(for key: StoreKey, _ later: DeferredResponse) -> Waiting {
        state.withLock { state in
            if state.held[key] != nil {
                state.held[key, default: []].append(later)
                return .later
            }
            if state.loading[key] != nil {
                state.loading[key]?.waiting.append(later)
                return .later
            }
            guard let user = state.remove(key) else { return .unknown }
            state.loading[key] = State.Loading(user: user, waiting: [later])
            return .first
        }
    }

    /// The session is in memory, or there is none. Returns who has waited.
    func didLoad(_ key: StoreKey) -> [DeferredResponse] {
        state.withLock { $0.loading.removeValue(forKey: key)?.waiting ?? [] }
    }

    /// The session could not be read, and is still in the store. Returns who has waited.
    func didNotLoad(_ key: StoreKey) -> [DeferredResponse] {
        state.withLock { state in
            guard let loading = state.loading.removeValue(forKey: key) else { return [] }
            state.add(key, of: loading.user)
            return loading.waiting
        }
    }

    /// The store may have other sessions than before.
    func replace(with owners: some Sequence<StoredOwner>) {
        let owners = Array(owners)
        state.withLock { $0.replace(with: owners) }
    }

    /// The store has only these sessions left.
    func retain(_ keys: Set<StoreKey>) {
        state.withLock { state in
            for key in state.keys.keys.filter({ !keys.contains($0) }) { state.remove(key) }
        }
    }

    /// These sessions are still in use in the process before this one.
    func hold(_ keys: [StoreKey]) { state.withLock { for key in keys { $0.held[key] = [] } } }

    /// These are not any more. Returns who has waited for them.
    func free(_ keys: [StoreKey]) -> [DeferredResponse] {
        state.withLock { state in
            keys.flatMap { key in
                state.add(key, of: .nobody)
                return state.held.removeValue(forKey: key) ?? []
            }
        }
    }

    /// A session has left memory.
    func add(_ key: StoreKey, of user: UserTag) { state.withLock { $0.add(key, of: user) } }

    func remove(_ key: StoreKey) { state.withLock { _ = $0.remove(key) } }

    /// Removes and returns the sessions of a user, or with `nil` those of all users.
    func take(of user: UserTag?) -> [StoreKey] {
        state.withLock { state in
            let keys = user.map { Array(state.ofUsers[$0] ?? []) } ?? state.ofUsers.values.flatMap(\.self)
            for key in keys { state.keys[key] = nil }
            if let user { state.ofUsers[user] = nil } else { state.ofUsers = [:] }
            return keys
        }
    }
}

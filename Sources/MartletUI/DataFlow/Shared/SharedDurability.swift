import MartletValues
import Synchronization

/// How one shared value outlives the process.
///
/// A post may change a shared value and the state of its page. If the process ends before the page is stored, but after
/// the value was, the browser sends the post again, and it must not change the value twice. So with the value stand the
/// posts that have changed it: when one of them is performed again, its changes are made to a copy.
final class SharedDurability: Sendable {
    private enum Resolution {
        /// Nobody has used the value since there is a store.
        case open
        case stored(SharedName, any SharedPersistence)
        case notStored
    }

    private struct State {
        var resolution = Resolution.open
        /// For each page, in which performance of a post it has changed the value here last. That post is no repetition,
        /// although the value has been at another server since.
        var performances: [UInt64: UInt64] = [:]
        /// Why the value is not stored, if that is a mistake.
        var problem: Diagnostic?
    }

    private let site: SharedSite
    private let isOpen = Atomic<Bool>(true)
    private let hasProblem = Atomic<Bool>(false)
    /// Whether other servers change the value as well.
    private let isOneOfSeveral = Atomic<Bool>(false)
    private let state = Mutex(State())
    /// The parts of the value that the store has. Held while the value is encoded, which the thread that commits does.
    let blobs = Mutex(BlobCache())

    init(_ site: SharedSite) { self.site = site }

    deinit { if let (name, persistence) = persistence { persistence.release(name) } }

    /// Whether it is to be found out how the value is stored.
    var mayBeRestored: Bool { isOpen.load(ordering: .relaxed) && CurrentSharedPersistence.exists }

    /// Finds out how the value is stored. `restore` takes the stored record; until then, everybody else who uses the value
    /// waits: a change of the initial value would be lost.
    func resolve(
        _ object: AnyObject, _ shared: any StoredShared, _ type: Any.Type,
        in persistence: (any SharedPersistence)?,
        restore: (StoredSharedRecord) -> Void
    ) {
        state.withLock { state in
            guard case .open = state.resolution, let persistence else { return }
            defer { isOpen.store(false, ordering: .releasing) }
            state.resolution = .notStored
            guard site.key != nil || persistence.isGlobal(object) else { return }
            let name = site.name(of: type)
            func give(up problem: Diagnostic) {
                state.problem = problem
                hasProblem.store(true, ordering: .relaxed)
                PagelessDiagnostics.report(problem)
            }
            switch persistence.claim(name) {
            case .taken: give(up: .ambiguousShared(value: "\(type)"))
            case .tooMany(let limit): give(up: .tooManyShared(value: "\(type)", limit: limit))
            case .unknown:
                give(up: .unstorableShared(value: "\(type)", reason: "what the store has of it could not be read."))
            case .new:
                state.resolution = .stored(name, persistence)
                persistence.add(shared, named: name)
            case .stored(let record):
                state.resolution = .stored(name, persistence)
                restore(record)
                persistence.add(shared, named: name)
            }
        }
    }

    /// Says on a page that reads the value, in development, that it is not stored by mistake.
    func reportProblem(to view: DependencySubscriber) {
        guard hasProblem.load(ordering: .relaxed), let problem = state.withLock(\.problem) else { return }
        view.report(problem)
    }

    private var persistence: (name: SharedName, persistence: any SharedPersistence)? {
        guard !isOpen.load(ordering: .relaxed) else { return nil }
        return state.withLock { state in
            if case .stored(let name, let persistence) = state.resolution { (name, persistence) } else { nil }
        }
    }

    var name: SharedName? { persistence?.name }

    /// Whether a change is made to a copy alone: the post that is being performed is one of those that have changed the value in
    /// an earlier process or on another server, or is going to be performed again.
    func discardsChanges(after formerPosts: SharedPosts) -> Bool {
        guard let persistence = persistence?.persistence else { return false }
        if persistence.discardsChanges { return true }
        guard !formerPosts.isEmpty, let current = persistence.currentPost, formerPosts.includes(current.post) else {
            return false
        }
        return state.withLock { $0.performances[current.post.page] } != current.performance
    }

    /// The numbered post that is being performed, if that is why the value changes.
    var currentPost: PerformedPost? { persistence?.persistence.currentPost }

    /// The value has changed because of a post. Only where the value may be at another server in the middle of it, that has
    /// to be known.
    func record(_ current: PerformedPost) {
        guard isOneOfSeveral.load(ordering: .relaxed) else { return }
        state.withLock { state in
            state.performances[current.post.page] = current.performance
        }
    }

    func didChange(_ shared: any StoredShared) { persistence?.persistence.didChange(shared) }

    /// Waits for the right to change the value. The thread that handles all requests does not wait for longer than it takes if
    /// nothing is wrong: what it does is done again, elsewhere.
    func acquire(_ shared: any StoredShared) -> Bool {
        persistence?.persistence.acquire(shared, within: InlineTurn.mayWait() ? 5_000 : 5) ?? true
    }

    /// The same for a task.
    func acquire(_ shared: any StoredShared, within duration: Duration) async -> Bool {
        await persistence?.persistence.acquire(shared, within: duration) ?? true
    }

    func couldNotChange(_ shared: any StoredShared) { persistence?.persistence.couldNotChange(shared) }

    func becomeOneOfSeveral() { isOneOfSeveral.store(true, ordering: .relaxed) }

    /// Waits a moment until pages are stored whose posts stand with the value. `false` where nobody may wait.
    func waitForPosts() -> Bool {
        guard let persistence = persistence?.persistence, InlineTurn.mayWait() else { return false }
        persistence.waitForPosts()
        return true
    }

    /// Forgets performances of pages that have no posts any more.
    func forgetPerformances(besidesThoseOf hasPost: (_ page: UInt64) -> Bool) {
        guard isOneOfSeveral.load(ordering: .relaxed) else { return }
        state.withLock { state in
            guard !state.performances.isEmpty else { return }
            state.performances = state.performances.filter { hasPost($0.key) }
        }
    }
}

extension SharedStorage: StoredShared {
    /// Whether the value of an earlier process may have to be fetched first.
    var mayBeStored: Bool { durability.mayBeRestored }

    /// Takes the value that an earlier process has left for `object`, whose storage this is.
    func restore(
        for object: AnyObject, in persistence: (any SharedPersistence)? = CurrentSharedPersistence.current
    ) {
        durability.resolve(object, self, Value.self, in: persistence) { stored in
            // If the value has another type now, it begins anew.
            if let (value, posts) = decode(stored) { begin(with: value, after: posts) }
        }
    }

    /// The stored value, and the posts that it contains.
    private func decode(_ stored: StoredSharedRecord) -> (value: Value, posts: SharedPosts)? {
        let initial = now.value
        let found: OwnResult<(value: Value, posts: SharedPosts)>? = durability.blobs.withLock { cache in
            cache.beginAnew()
            do throws(NotRestorable) {
                var decoder = try ValueDecoder(lone: stored.bytes, ObjectTable(), cache) { stored.blobs[$0] }
                let posts = try SharedPosts(&decoder)
                let value = try decoder.decode(Value.self, initial: initial, at: ObjectIdentifier(self))
                return OwnResult(value: (value, posts))
            } catch {
                return nil
            }
        }
        return found?.value
    }

    package func adopt(_ stored: StoredSharedRecord, version: Int64) -> Bool {
        guard mayTake(version) else { return true }
        guard let (value, posts) = decode(stored) else { return false }
        replace(with: value, after: posts, storedAs: version)
        return true
    }

    package var storedName: SharedName { durability.name ?? SharedName(text: "", position: "") }

    package func forgetPosts(_ isStored: (SharedPost) -> Bool) -> Bool {
        let (posts, formerPosts) = keepPosts { !isStored($0) }
        durability.forgetPerformances { posts.contains($0) || formerPosts.contains($0) }
        return !posts.isEmpty || !formerPosts.isEmpty
    }

    package var othersPosts: [SharedPost] { stored.formerPosts.numbers.values.filter { $0.owner != .none } }

    package func makeChange() -> SharedChange? {
        let (value, newPosts, formerPosts) = stored
        let posts = newPosts.adding(formerPosts)
        return durability.blobs.withLock { cache in
            do throws(NotStorable) {
                var encoder = ValueEncoder(ObjectTable(), blobs: cache)
                posts.write(to: &encoder)
                try encoder.encode(value, at: ObjectIdentifier(self))
                let record = encoder.finish()
                return SharedChange(
                    record: record.loneWithoutBlobs, newBlobs: record.newBlobs, unusedBlobs: record.unusedBlobs)
            } catch {
                if !error.isIntended {
                    PagelessDiagnostics.report(.unstorableShared(value: "\(Value.self)", reason: "\(error)"))
                }
                return nil
            }
        }
    }

    package func forgetStored() { durability.blobs.withLock { $0.forget() } }
}

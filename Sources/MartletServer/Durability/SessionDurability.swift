import MartletUI
import MartletValues

/// What a session knows of its records in the store. It lives on its session's executor.
final class SessionDurability {
    let durability: Durability
    /// The name of its records: a hash, so that the store tells nobody the cookie.
    var key: StoreKey
    /// What a change of the records asks of the session's claim, if several servers have the store.
    private(set) var fence: StoreFence
    /// Whether the committer knows that something may have changed.
    var isMarked = false
    /// Whether the store may lack what was captured last.
    var isUnstored = false
    /// Whether the store has deleted the session because it had no room.
    var isEvicted = false
    /// Whether dehydrated pages are about to get their views, without which they cannot be stored again.
    var isMakingPages = false
    /// Whether the session is stored although its visitor has not come back yet: its page was sent just before the end
    /// of the process.
    var isJustSent = false
    /// What of its stored state this release could not restore.
    var lost: Set<LostState> = []
    /// What the next page says, because the store has lost one.
    var unsaid: String?
    /// Whether the session has changed what belongs to the next process: nothing that it does from then on is stored.
    var hasDiverged = false
    /// Each record that is written gets a higher version.
    private var version: Int64
    /// What the session's own record was when it was written.
    private var written: Int?
    private(set) var expires: Int64 = 0
    /// The objects of the app's state, to which pages refer.
    let objects = ObjectTable(parent: nil)
    let blobs = BlobCache()
    /// Records of pages that have gone.
    var removals: Set<String> = []
    /// What a store has of the app's state, until the app's value is made.
    var storedApp: ValueDecoder?

    /// The user whose hash was made last.
    private var knownUser: (id: String, tag: UserTag)?

    init(_ durability: Durability, _ key: StoreKey, version: Int64 = 0, fence: StoreFence = .none) {
        (self.durability, self.key, self.version, self.fence) = (durability, key, version, fence)
    }

    /// The change that writes `bytes`, unless they are what was written last.
    func put(_ name: String, _ bytes: [UInt8], instead written: inout Int?) -> [StoreBatch.Change] {
        let hash = bytes.contentHash
        guard written != hash else { return [] }
        written = hash
        return [put(name, bytes)]
    }

    func put(_ name: String, _ bytes: [UInt8]) -> StoreBatch.Change {
        version += 1
        removals.remove(name)
        return .put(name: name, version: version, value: bytes)
    }

    /// The changes for the large values of a record, which stand in records of their own.
    func changes(of record: EncodedRecord, prefix: String) -> [StoreBatch.Change] {
        record.newBlobs.map { put("\(prefix)b:\($0.0)", $0.1) }
            + record.unusedBlobs.map { .remove(name: "\(prefix)b:\($0)") }
    }

    /// The store has the session, with this server's claim.
    func didBegin() { if case .new(let claim) = fence { fence = .held(claim) } }

    /// The store has the session no more; it begins again, under the same claim.
    func didVanish() { if case .held(let claim) = fence { fence = .new(claim) } }

    /// What was captured last is not in the store.
    func forgetTaken(_ changes: [StoreBatch.Change]) {
        written = nil
        blobs.forget()
        for case .remove(let name) in changes { removals.insert(name) }
    }

    /// By what the store knows the user of the session.
    func tag(of user: User?) -> UserTag {
        guard let user else { return .nobody }
        if let knownUser, knownUser.id == user.id { return knownUser.tag }
        let tag = UserTag(ofUser: user.id)
        knownUser = (user.id, tag)
        return tag
    }

    /// Goes on after records that another process has written; `own` is the session's.
    func resume(after version: Int64, _ own: [UInt8]) {
        self.version = max(self.version, version)
        written = own.contentHash
    }

    /// Gives the app's value the state that a store has of it.
    func restore(_ app: AppInstance) {
        guard var decoder = storedApp else { return }
        storedApp = nil
        try? app.read(from: &decoder)
    }

    func putSession(_ record: EncodedRecord) -> [StoreBatch.Change] {
        changes(of: record, prefix: "") + put(RecordName.session, record.bytes, instead: &written)
    }
}

extension StoreKey {
    /// What the records of the session with this name are stored under.
    init(of name: SessionIdentifier) {
        self.init(SessionKey(name))
    }
}

extension [UInt8] {
    /// A hash of the bytes, which takes them all at once.
    fileprivate var contentHash: Int {
        var hasher = Hasher()
        withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}

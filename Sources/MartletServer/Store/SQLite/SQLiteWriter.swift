/// The connection that reads and changes a store, with its statements. One thread at a time uses it.
final class SQLiteWriter {
    private let connection: SQLiteConnection
    private let ownerLimit: Int
    private let begin, commit, rollback: SQLiteStatement
    private let addOwner, checkOwner, renameOwner, deleteOwner: SQLiteStatement
    private let setBytes, setExpiry, setTags, changeClaim: SQLiteStatement
    private let findRecord, putRecord, removeRecord, deleteRecords: SQLiteStatement
    private let putAside, deletePutAside, countCommit: SQLiteStatement
    private let owners, count, dataVersion: SQLiteStatement
    let contents: SQLiteContents

    /// The contents in numbers; `nil` before they have been counted.
    private var known: StoreSize?
    /// Changes when another process has changed the store.
    private var seenVersion: Int64 = 0
    /// Whether the current transaction deletes something.
    private var deletes = false
    var activity = SQLiteLog.Activity()

    init(_ connection: SQLiteConnection, ownerLimit: Int) throws(StoreError) {
        self.connection = connection
        self.ownerLimit = ownerLimit
        begin = try connection.prepare("BEGIN IMMEDIATE")
        commit = try connection.prepare("COMMIT")
        rollback = try connection.prepare("ROLLBACK")
        contents = try SQLiteContents(connection)
        addOwner = try connection.prepare(
            "INSERT INTO owners (key, expires, bytes, tag, address) VALUES (?, ?, 0, ?, ?)")
        checkOwner = try connection.prepare("UPDATE owners SET checksum = ? WHERE id = ?")
        renameOwner = try connection.prepare("UPDATE owners SET key = ?, checksum = ? WHERE id = ?")
        deleteOwner = try connection.prepare("DELETE FROM owners WHERE id = ?")
        setBytes = try connection.prepare("UPDATE owners SET bytes = ? WHERE id = ?")
        setExpiry = try connection.prepare("UPDATE owners SET expires = ? WHERE id = ?")
        setTags = try connection.prepare("UPDATE owners SET tag = ?, address = ? WHERE id = ?")
        changeClaim = try connection.prepare(
            "UPDATE owners SET server = ?, token = ? WHERE key = ? AND server = ? AND token = ?")
        findRecord = try connection.prepare("SELECT version, length(value) FROM records WHERE owner = ? AND name = ?")
        putRecord = try connection.prepare(
            "INSERT OR REPLACE INTO records (owner, name, version, checksum, value) VALUES (?, ?, ?, ?, ?)")
        removeRecord = try connection.prepare("DELETE FROM records WHERE owner = ? AND name = ?")
        deleteRecords = try connection.prepare("DELETE FROM records WHERE owner = ?")
        putAside = try connection.prepare(
            "INSERT OR REPLACE INTO damaged (owner, name, version, value, checksum) SELECT owner, name, version, value, checksum FROM records WHERE owner = ? AND name = ?"
        )
        deletePutAside = try connection.prepare("DELETE FROM damaged WHERE owner = ?")
        countCommit = try connection.prepare(
            "INSERT INTO progress VALUES (0, 1, ?) ON CONFLICT (id) DO UPDATE SET commits = CASE WHEN commits BETWEEN 0 AND 1 << 59 THEN commits + 1 ELSE 1 END, time = excluded.time"
        )
        owners = try connection.prepare("SELECT key, bytes FROM owners WHERE expires <= ? ORDER BY expires LIMIT ?")
        count = try connection.prepare("SELECT count(*), total(bytes) FROM owners WHERE key <> ?")
        dataVersion = try connection.prepare("PRAGMA data_version")
    }

    // MARK: Reading

    /// The first owners to expire, of those that have expired at a time.
    func firstToExpire(before time: Int64, limit: Int) throws(StoreError) -> [StoreKey] {
        defer { owners.reset() }
        owners.bind(0, time)
        owners.bind(1, Int64(limit))
        var found: [StoreKey] = []
        while try owners.step() {
            if let key = owners.key(0), !key.isOfProgram { found.append(key) }
        }
        return found
    }

    /// The owners without which the contents are within a limit, in the order of ``Store/evict(to:_:)``.
    func firstToEvict(_ limit: StoreSize, _ shares: StoreShares, atOnce: Int) throws(StoreError) -> [StoreKey] {
        var eviction = Eviction(to: limit, from: try size())
        guard !eviction.isDone else { return [] }
        for (group, share) in Eviction.groups(shares) {
            let column = group == .user ? "tag" : "address"
            var sums: [Int64: Int] = [:]
            if group != .session {
                let large = try connection.prepare(
                    "SELECT \(column), total(bytes) AS sum FROM owners WHERE \(column) <> 0 GROUP BY \(column) HAVING sum > ?"
                )
                large.bind(0, Int64(share))
                while try large.step() { sums[large.number(0)] = large.size(1) }
            }
            eviction.begin(sums)
            let members = try connection.prepare(
                group == .session
                    ? "SELECT key, bytes, 0 FROM owners WHERE bytes > ? ORDER BY tag <> 0, expires"
                    : "SELECT key, bytes, \(column) FROM owners WHERE \(column) IN (SELECT \(column) FROM owners WHERE \(column) <> 0 GROUP BY \(column) HAVING total(bytes) > ?) ORDER BY tag <> 0, expires"
            )
            members.bind(0, Int64(share))
            while !eviction.isDone, eviction.keys.count < atOnce, try members.step() {
                guard let key = members.key(0) else { continue }
                eviction.evict(key, bytes: members.size(1), group: members.number(2), share: share)
            }
        }
        // An index has them by their expiry.
        for isUsers in [false, true] where !eviction.isDone && eviction.keys.count < atOnce {
            let others = try connection.prepare(
                "SELECT key, bytes FROM owners WHERE tag \(isUsers ? "<>" : "=") 0 ORDER BY expires")
            while !eviction.isDone, eviction.keys.count < atOnce, try others.step() {
                if let key = others.key(0) { eviction.evictAny(key, bytes: others.size(1)) }
            }
        }
        return eviction.keys
    }

    /// Counts the contents, unless they are known and no other process has changed them.
    func size() throws(StoreError) -> StoreSize {
        defer { dataVersion.reset() }
        let version = try dataVersion.step() ? dataVersion.number(0) : 0
        if let known, version == seenVersion { return known }
        defer { count.reset() }
        count.bind(0, .process)
        var size = StoreSize()
        if try count.step() { size = StoreSize(owners: Int(count.number(0)), bytes: count.size(1)) }
        (known, seenVersion) = (size, version)
        return size
    }

    func check() throws(StoreError) -> String {
        let check = try connection.prepare("PRAGMA integrity_check(1)")
        return try check.step() ? check.text(0) : ""
    }

    // MARK: Changing

    /// Makes the changes of a batch in one transaction. `now` is in milliseconds of the monotonic clock, `date` in seconds
    /// since 1970.
    func apply(_ batch: StoreBatch, now: UInt64, date: Int64) throws(StoreError) {
        try inTransaction(now) { () throws(StoreError) in
            for operation in batch.operations {
                switch operation {
                case .change(let key, let expires, let tags, let fence, let changes):
                    let isNew = try isNew(key, fence)
                    try change(key, expires: key.isOfProgram ? .max : expires.roundedUpToMinute, tags, changes)
                    if isNew { _ = try setClaim(of: key, from: .none, to: fence.first) }
                case .delete(let key, let fence): if try passes(key, fence) { try delete(key) }
                case .move(let key, let new, let fence): if try passes(key, fence) { try move(key, to: new) }
                }
            }
            countCommit.bind(0, date)
            try countCommit.run()
        }
    }

    /// Whether a fenced change begins an owner. Throws if the owner's claim is another.
    private func isNew(_ key: StoreKey, _ fence: StoreFence) throws(StoreError) -> Bool {
        guard fence != .none else { return false }
        let stored = try contents.claim(of: key)
        if let problem = fence.problem(stored, of: key) { throw problem }
        return stored == nil
    }

    /// Whether an owner that a fence lets through is there. Throws if its claim is another.
    private func passes(_ key: StoreKey, _ fence: StoreFence) throws(StoreError) -> Bool {
        guard fence != .none else { return true }
        guard let stored = try contents.claim(of: key) else { return false }
        if let problem = fence.problem(stored, of: key) { throw problem }
        return true
    }

    /// Changes an owner's claim in a transaction of its own. Returns whether it was `former`.
    func setClaim(
        of key: StoreKey, from former: StoreClaim, to claim: StoreClaim, now: UInt64
    ) throws(StoreError) -> Bool {
        var isSet = false
        try inTransaction(now) { () throws(StoreError) in isSet = try setClaim(of: key, from: former, to: claim) }
        return isSet
    }

    private func setClaim(
        of key: StoreKey, from former: StoreClaim, to claim: StoreClaim
    ) throws(StoreError) -> Bool {
        guard try contents.claim(of: key) == former else { return false }
        changeClaim.bind(0, Int64(bitPattern: claim.server))
        changeClaim.bind(1, claim.token)
        changeClaim.bind(2, key)
        changeClaim.bind(3, Int64(bitPattern: former.server))
        changeClaim.bind(4, former.token)
        try changeClaim.run()
        return true
    }

    /// What there is of an owner. What is damaged is put aside, in a table of its own, until the owner goes.
    func readContents(of key: StoreKey, now: UInt64) throws(StoreError) -> OwnerContents {
        guard let (owner, found) = try contents.contents(of: key) else { return OwnerContents() }
        guard found.contents.isDamaged else { return found.contents }
        // If that is not possible now, it is damaged again the next time.
        try? inTransaction(now) { () throws(StoreError) in
            for name in found.contents.damaged {
                putAside.bind(0, owner.id)
                putAside.bind(1, name)
                try putAside.run()
                try remove(name, of: owner.id)
            }
            try set(bytes: found.bytes, of: owner.id)
            known = nil
        }
        return found.contents
    }

    private func inTransaction(_ now: UInt64, _ body: () throws(StoreError) -> Void) throws(StoreError) {
        let before = known
        deletes = false
        try begin.run()
        do throws(StoreError) {
            try body()
            try commit.run()
            activity.appends = connection.appendCount
            activity.lastCommit = now
            if deletes { activity.firstDeletion = activity.firstDeletion ?? now }
        } catch {
            known = before
            // SQLite has ended the transaction itself after some errors.
            if connection.isInTransaction { try? rollback.run() }
            throw error
        }
    }

    private func change(
        _ key: StoreKey, expires: Int64, _ tags: OwnerTags, _ changes: [StoreBatch.Change]
    ) throws(StoreError) {
        let owner: SQLiteContents.Owner
        if let found = try contents.owner(key) {
            owner = found
        } else {
            addOwner.bind(0, key)
            addOwner.bind(1, expires)
            addOwner.bind(2, tags.user)
            addOwner.bind(3, tags.address)
            try addOwner.run()
            owner = SQLiteContents.Owner(id: connection.lastRow, expires: expires, bytes: 0, tags: tags)
            checkOwner.bind(0, RecordChecksum.owner(owner.id, key))
            checkOwner.bind(1, owner.id)
            try checkOwner.run()
            if !key.isOfProgram { known?.owners += 1 }
        }
        var bytes = owner.bytes
        for change in changes {
            switch change {
            case .put(let name, let version, let value):
                let stored = try record(owner.id, name)
                if let stored, stored.version > version, try isIntact(name, of: owner) { throw .outdated(key, name) }
                bytes += stored.map { value.count - $0.bytes } ?? name.utf8.count + value.count
                try put(owner.id, name, version, value)
            case .remove(let name):
                guard let stored = try record(owner.id, name) else { continue }
                bytes -= name.utf8.count + stored.bytes
                try remove(name, of: owner.id)
            }
        }
        guard bytes <= max(ownerLimit, owner.bytes) || key.isOfProgram else { throw .tooLarge(key, ownerLimit) }
        if bytes != owner.bytes {
            try set(bytes: bytes, of: owner.id)
            if !key.isOfProgram { known?.bytes += bytes - owner.bytes }
        }
        if expires != owner.expires {
            setExpiry.bind(0, expires)
            setExpiry.bind(1, owner.id)
            try setExpiry.run()
        }
        if tags != owner.tags {
            setTags.bind(0, tags.user)
            setTags.bind(1, tags.address)
            setTags.bind(2, owner.id)
            try setTags.run()
        }
    }

    private func record(_ owner: Int64, _ name: String) throws(StoreError) -> (version: Int64, bytes: Int)? {
        defer { findRecord.reset() }
        findRecord.bind(0, owner)
        findRecord.bind(1, name)
        return try findRecord.step() ? (findRecord.number(0), Int(findRecord.number(1))) : nil
    }

    /// Whether a record is as it was written, and so its version.
    private func isIntact(_ name: String, of owner: SQLiteContents.Owner) throws(StoreError) -> Bool {
        try contents.contents(of: owner).contents.records.contains { $0.name == name }
    }

    private func remove(_ name: String, of owner: Int64) throws(StoreError) {
        removeRecord.bind(0, owner)
        removeRecord.bind(1, name)
        try removeRecord.run()
    }

    private func set(bytes: Int, of owner: Int64) throws(StoreError) {
        setBytes.bind(0, Int64(bytes))
        setBytes.bind(1, owner)
        try setBytes.run()
    }

    private func put(_ owner: Int64, _ name: String, _ version: Int64, _ value: [UInt8]) throws(StoreError) {
        putRecord.bind(0, owner)
        putRecord.bind(1, name)
        putRecord.bind(2, version)
        putRecord.bind(3, RecordChecksum.record(owner, name, version, value))
        try putRecord.binding(4, value) { () throws(StoreError) in try putRecord.run() }
    }

    private func delete(_ key: StoreKey) throws(StoreError) {
        guard let owner = try contents.owner(key) else { return }
        deleteRecords.bind(0, owner.id)
        try deleteRecords.run()
        deletePutAside.bind(0, owner.id)
        try deletePutAside.run()
        deleteOwner.bind(0, owner.id)
        try deleteOwner.run()
        deletes = true
        guard !key.isOfProgram else { return }
        known?.owners -= 1
        known?.bytes -= owner.bytes
    }

    private func move(_ key: StoreKey, to new: StoreKey) throws(StoreError) {
        guard key != new, !key.isOfProgram, !new.isOfProgram, let owner = try contents.owner(key) else {
            return
        }
        try delete(new)
        renameOwner.bind(0, new)
        renameOwner.bind(1, RecordChecksum.owner(owner.id, new))
        renameOwner.bind(2, owner.id)
        try renameOwner.run()
        // The former name was a secret's.
        deletes = true
    }
}

/// The statements that read what a store has, in one connection. Rows that the disk has not kept as they were written are
/// told from the others.
struct SQLiteContents {
    /// An owner's row.
    struct Owner {
        let id: Int64
        let expires: Int64
        let bytes: Int
        let tags: OwnerTags
    }

    /// What there is of an owner, with what its damaged records take.
    struct Found {
        var contents = OwnerContents()
        /// Bytes of the records that are as they were written, names included.
        var bytes = 0
    }

    /// Numbers to which a server may count. Beyond them, the file is damaged or forged.
    private static let versions: ClosedRange<Int64> = 0...(1 << 60)

    private let allOwners, someOwners, ownerOfKey, claimOfKey: SQLiteStatement
    private let recordsOfOwner, someRecords, commit, damaged: SQLiteStatement

    init(_ connection: SQLiteConnection) throws(StoreError) {
        allOwners = try connection.prepare(SQLiteSchema.allOwners)
        someOwners = try connection.prepare(SQLiteSchema.someOwners)
        claimOfKey = try connection.prepare(SQLiteSchema.claimOfKey)
        ownerOfKey = try connection.prepare(SQLiteSchema.ownerOfKey)
        recordsOfOwner = try connection.prepare(SQLiteSchema.recordsOfOwner)
        someRecords = try connection.prepare(SQLiteSchema.someRecords)
        commit = try connection.prepare(SQLiteSchema.lastCommit)
        damaged = try connection.prepare(SQLiteSchema.damagedRecords)
    }

    func owners() throws(StoreError) -> [StoredOwner] {
        defer { allOwners.reset() }
        var found: [StoredOwner] = []
        while try allOwners.step() { found.append(owner(in: allOwners)) }
        return found
    }

    /// Owners after a key, by their keys.
    func owners(after key: StoreKey?, limit: Int) throws(StoreError) -> [StoredOwner] {
        defer { someOwners.reset() }
        // Nothing is less than the empty blob, with which no key begins.
        if let key { someOwners.bind(0, key) } else { someOwners.bindEmpty(0) }
        someOwners.bind(1, Int64(limit))
        var found: [StoredOwner] = []
        while try someOwners.step() { found.append(owner(in: someOwners)) }
        return found
    }

    private func owner(in row: SQLiteStatement) -> StoredOwner {
        let key = row.key(0)
        let isIntact = key.map { key in
            row.isNull(5) || row.number(5) == RecordChecksum.owner(row.number(4), key)
        }
        return StoredOwner(
            key: key ?? StoreKey(high: .max, low: UInt64(bitPattern: row.number(4))), expires: row.number(1),
            tags: OwnerTags(user: row.number(3), address: row.number(6)), bytes: row.size(2),
            isIntact: isIntact ?? false)
    }

    /// Who has an owner; `nil` if there is no such owner.
    func claim(of key: StoreKey) throws(StoreError) -> StoreClaim? {
        defer { claimOfKey.reset() }
        claimOfKey.bind(0, key)
        guard try claimOfKey.step() else { return nil }
        return StoreClaim(server: UInt64(bitPattern: claimOfKey.number(0)), token: claimOfKey.number(1))
    }

    func owner(_ key: StoreKey) throws(StoreError) -> Owner? {
        defer { ownerOfKey.reset() }
        return try beginOwner(key)
    }

    /// Leaves the statement at the owner's row.
    private func beginOwner(_ key: StoreKey) throws(StoreError) -> Owner? {
        ownerOfKey.bind(0, key)
        guard try ownerOfKey.step() else { return nil }
        return Owner(
            id: ownerOfKey.number(0), expires: ownerOfKey.number(1), bytes: ownerOfKey.size(2),
            tags: OwnerTags(user: ownerOfKey.number(3), address: ownerOfKey.number(4)))
    }

    /// An owner and what there is of it; `nil` if there is no such owner.
    func contents(of key: StoreKey) throws(StoreError) -> (owner: Owner, found: Found)? {
        // Until a statement ends, SQLite reads one state. What another process commits between the owner's row and its
        // records would look like damage.
        defer { ownerOfKey.reset() }
        guard let owner = try beginOwner(key) else { return nil }
        return (owner, try contents(of: owner))
    }

    func contents(of owner: Owner) throws(StoreError) -> Found {
        defer { recordsOfOwner.reset() }
        recordsOfOwner.bind(0, owner.id)
        var found = Found()
        var damagedBytes = 0
        while try recordsOfOwner.step() {
            let (record, isIntact) = record(in: recordsOfOwner, of: owner.id)
            let bytes = record.name.utf8.count + record.value.count
            if isIntact {
                found.contents.records.append(record)
                found.bytes += bytes
            } else {
                found.contents.damaged.append(record.name)
                damagedBytes += bytes
            }
        }
        found.contents.lacksRecords = found.bytes + damagedBytes < owner.bytes
        return found
    }

    /// The records with a name, or one that begins with it and a colon, without those that are damaged.
    func records(of key: StoreKey, under name: String) throws(StoreError) -> [StoredRecord] {
        guard let owner = try owner(key) else { return [] }
        defer { someRecords.reset() }
        someRecords.bind(0, owner.id)
        someRecords.bind(1, name)
        someRecords.bind(2, name + ":")
        // The sign after the colon.
        someRecords.bind(3, name + ";")
        var found: [StoredRecord] = []
        while try someRecords.step() {
            let (record, isIntact) = record(in: someRecords, of: owner.id)
            if isIntact { found.append(record) }
        }
        return found
    }

    private func record(in row: SQLiteStatement, of owner: Int64) -> (record: StoredRecord, isIntact: Bool) {
        let record = StoredRecord(name: row.text(0), version: row.number(1), value: row.bytes(2))
        // Earlier versions wrote no checksum.
        let isIntact =
            row.isNull(3)
            || row.number(3) == RecordChecksum.record(owner, record.name, record.version, record.value)
        return (record, isIntact && Self.versions.contains(record.version))
    }

    func lastCommit() throws(StoreError) -> CommitMark? {
        defer { commit.reset() }
        guard try commit.step() else { return nil }
        let number = commit.number(0)
        // A number that no server has counted to is no mark.
        return Self.versions.contains(number) ? CommitMark(number: number, time: commit.number(1)) : nil
    }

    func damagedRecords() throws(StoreError) -> Int {
        defer { damaged.reset() }
        return try damaged.step() ? Int(clamping: damaged.number(0)) : 0
    }
}

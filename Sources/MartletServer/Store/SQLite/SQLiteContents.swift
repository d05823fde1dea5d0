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

    private let allOwners, ownerOfKey, recordsOfOwner, commit, damaged: SQLiteStatement

    init(_ connection: SQLiteConnection) throws(StoreError) {
        allOwners = try connection.prepare(SQLiteSchema.allOwners)
        ownerOfKey = try connection.prepare(SQLiteSchema.ownerOfKey)
        recordsOfOwner = try connection.prepare(SQLiteSchema.recordsOfOwner)
        commit = try connection.prepare(SQLiteSchema.lastCommit)
        damaged = try connection.prepare(SQLiteSchema.damagedRecords)
    }

    func owners() throws(StoreError) -> [StoredOwner] {
        defer { allOwners.reset() }
        var found: [StoredOwner] = []
        while try allOwners.step() {
            let key = allOwners.key(0)
            let isIntact = key.map { key in
                allOwners.isNull(5) || allOwners.number(5) == RecordChecksum.owner(allOwners.number(4), key)
            }
            found.append(
                StoredOwner(
                    key: key ?? StoreKey(high: .max, low: UInt64(bitPattern: allOwners.number(4))),
                    expires: allOwners.number(1),
                    tags: OwnerTags(user: allOwners.number(3), address: allOwners.number(6)), bytes: allOwners.size(2),
                    isIntact: isIntact ?? false))
        }
        return found
    }

    func owner(_ key: StoreKey) throws(StoreError) -> Owner? {
        defer { ownerOfKey.reset() }
        ownerOfKey.bind(0, key)
        guard try ownerOfKey.step() else { return nil }
        return Owner(
            id: ownerOfKey.number(0), expires: ownerOfKey.number(1), bytes: ownerOfKey.size(2),
            tags: OwnerTags(user: ownerOfKey.number(3), address: ownerOfKey.number(4)))
    }

    func contents(of owner: Owner) throws(StoreError) -> Found {
        defer { recordsOfOwner.reset() }
        recordsOfOwner.bind(0, owner.id)
        var found = Found()
        var damagedBytes = 0
        while try recordsOfOwner.step() {
            let (name, version, value) = (recordsOfOwner.text(0), recordsOfOwner.number(1), recordsOfOwner.bytes(2))
            let bytes = name.utf8.count + value.count
            // Earlier versions wrote no checksum.
            let isIntact =
                recordsOfOwner.isNull(3)
                || recordsOfOwner.number(3) == RecordChecksum.record(owner.id, name, version, value)
            if isIntact, Self.versions.contains(version) {
                found.contents.records.append(StoredRecord(name: name, version: version, value: value))
                found.bytes += bytes
            } else {
                found.contents.damaged.append(name)
                damagedBytes += bytes
            }
        }
        found.contents.lacksRecords = found.bytes + damagedBytes < owner.bytes
        return found
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

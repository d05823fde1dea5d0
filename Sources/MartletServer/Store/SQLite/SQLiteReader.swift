import Synchronization

/// What can be read of a store that cannot be written now: its file is read-only, or somebody has made it so.
final class SQLiteReader: Sendable {
    private struct Statements {
        /// Statements do not hold it.
        let connection: SQLiteConnection
        let owners: SQLiteStatement
        let records: SQLiteStatement
    }

    private let statements: Mutex<Statements>

    /// Opens the file for reading. Throws if that is not possible either.
    init(_ files: StoreFiles, timeout: Int32) throws(StoreError) {
        let connection = try SQLiteConnection(files.path, timeout: timeout, onlyReads: true)
        try SQLiteSchema.check(connection, path: files.path)
        let (owners, records) = (
            try connection.prepare(SQLiteSchema.allOwners), try connection.prepare(SQLiteSchema.recordsOfOwner)
        )
        statements = Mutex(Statements(connection: connection, owners: owners, records: records))
    }

    func owners() throws(StoreError) -> [StoredOwner] {
        try statements.withLock { (statements) throws(StoreError) in try statements.owners.readOwners() }
    }

    func records(of owner: StoreKey) throws(StoreError) -> [StoredRecord] {
        try statements.withLock { (statements) throws(StoreError) in try statements.records.readRecords(of: owner) }
    }
}

extension SQLiteStatement {
    /// The rows of ``SQLiteSchema/allOwners``.
    func readOwners() throws(StoreError) -> [StoredOwner] {
        defer { reset() }
        var found: [StoredOwner] = []
        while try step() {
            guard let key = key(0) else { throw StoreError(.damaged, "The store has an owner without a key.") }
            found.append(StoredOwner(key: key, expires: number(1), tag: number(3), bytes: Int(clamping: number(2))))
        }
        return found
    }

    /// The rows of ``SQLiteSchema/recordsOfOwner``.
    func readRecords(of owner: StoreKey) throws(StoreError) -> [StoredRecord] {
        defer { reset() }
        bind(0, owner)
        var found: [StoredRecord] = []
        while try step() { found.append(StoredRecord(name: text(0), version: number(1), value: bytes(2))) }
        return found
    }
}

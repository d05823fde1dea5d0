import Synchronization

/// What can be read of a store that cannot be written now: its file is read-only, or somebody has made it so.
final class SQLiteReader: Sendable {
    private struct Reading {
        /// Statements do not hold it.
        let connection: SQLiteConnection
        let contents: SQLiteContents
    }

    private let reading: Mutex<Reading>

    /// Opens the file for reading. Throws if that is not possible either.
    init(_ files: StoreFiles, timeout: Int32) throws(StoreError) {
        let reading: Reading
        do throws(StoreError) {
            reading = try Self.open(files, timeout, for: .reading)
        } catch {
            // Where nothing can be made beside the file, SQLite cannot share it.
            guard files.logBytes == 0 else { throw error }
            reading = try Self.open(files, timeout, for: .readingAlone)
        }
        self.reading = Mutex(reading)
    }

    private static func open(
        _ files: StoreFiles, _ timeout: Int32, for use: SQLiteConnection.Use
    ) throws(StoreError) -> Reading {
        let connection = try SQLiteConnection(files.path, timeout: timeout, for: use)
        try SQLiteSchema.check(connection, path: files.path)
        return Reading(connection: connection, contents: try SQLiteContents(connection))
    }

    func owners() throws(StoreError) -> [StoredOwner] {
        try reading.withLock { (reading) throws(StoreError) in try reading.contents.owners() }
    }

    /// What there is of an owner. Damaged records stay where they are.
    func contents(of owner: StoreKey) throws(StoreError) -> OwnerContents {
        try reading.withLock { (reading) throws(StoreError) in
            try reading.contents.contents(of: owner)?.found.contents ?? OwnerContents()
        }
    }

    func lastCommit() throws(StoreError) -> CommitMark? {
        try reading.withLock { (reading) throws(StoreError) in try reading.contents.lastCommit() }
    }
}

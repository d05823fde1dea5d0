import CSQLite
import Glibc

/// A connection to a database. One thread at a time uses it.
final class SQLiteConnection {
    private let database: OpaquePointer
    private let path: String
    /// The number of commits that have appended to the log. SQLite counts it up.
    private let appends = UnsafeMutablePointer<Int>.allocate(capacity: 1)

    /// What a connection is for.
    enum Use {
        case writing
        case reading
        /// Reading a file that nobody can change, and that has no log: without the files that SQLite makes beside it.
        case readingAlone
    }

    /// Opens the file, which exists. `timeout` is how long it waits, in milliseconds, for other processes' locks.
    init(_ path: String, timeout: Int32, for use: Use = .writing) throws(StoreError) {
        self.path = path
        var opened: OpaquePointer?
        let mode = use == .writing ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        let name = use == .readingAlone ? "file:\(Self.encoded(path))?immutable=1" : path
        let status = sqlite3_open_v2(name, &opened, mode | SQLITE_OPEN_NOMUTEX, nil)
        guard status == SQLITE_OK, let opened else {
            let error = Self.error(status, opened, path)
            sqlite3_close_v2(opened)
            appends.deallocate()
            throw error
        }
        database = opened
        appends.initialize(to: 0)
        sqlite3_extended_result_codes(opened, 1)
        sqlite3_busy_timeout(opened, timeout)
        // In place of SQLite's own hook, which moves the log during a commit.
        sqlite3_wal_hook(
            opened,
            { appends, _, _, _ in
                appends?.assumingMemoryBound(to: Int.self).pointee += 1
                return SQLITE_OK
            }, appends)
        martlet_keep_log_on_close(opened)
        martlet_distrust_schema(opened)
        // SQLite opens a file that it may not write without an error.
        guard use != .writing || sqlite3_db_readonly(opened, "main") == 0 else {
            throw StoreError(.readOnly, "The store \(path) is read-only.")
        }
    }

    /// The path as a part of a URI.
    private static func encoded(_ path: String) -> String {
        path.utf8.reduce(into: "") { text, byte in
            let isPlain = byte > 32 && byte < 127 && !"%?#".utf8.contains(byte)
            let digits = String(byte, radix: 16)
            text += isPlain ? String(UnicodeScalar(byte)) : "%\(byte < 16 ? "0" : "")\(digits)"
        }
    }

    deinit {
        sqlite3_close_v2(database)
        appends.deallocate()
    }

    func run(_ sql: String) throws(StoreError) {
        let status = sqlite3_exec(database, sql, nil, nil, nil)
        guard status == SQLITE_OK else { throw error(status) }
    }

    /// Compiles a statement, to be kept for as long as the connection.
    func prepare(_ sql: String) throws(StoreError) -> SQLiteStatement {
        var statement: OpaquePointer?
        let status = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard status == SQLITE_OK, let statement else { throw error(status) }
        return SQLiteStatement(statement, of: self)
    }

    /// The first column of the first row, as a number.
    func number(_ sql: String) throws(StoreError) -> Int64 {
        let statement = try prepare(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.number(0) : 0
    }

    /// The row that was inserted last.
    var lastRow: Int64 { sqlite3_last_insert_rowid(database) }

    /// The number of commits that have appended to the log.
    var appendCount: Int { appends.pointee }

    /// Whether a transaction is open. SQLite ends it itself after some errors.
    var isInTransaction: Bool { sqlite3_get_autocommit(database) == 0 }

    /// Moves pages of the log into the database file, and returns the number of pages in the log and of those moved.
    func checkpoint(_ mode: Int32) throws(StoreError) -> (all: Int32, moved: Int32) {
        var (all, moved): (Int32, Int32) = (0, 0)
        let status = sqlite3_wal_checkpoint_v2(database, nil, mode, &all, &moved)
        guard status == SQLITE_OK else { throw error(status) }
        return (all, moved)
    }

    func error(_ status: Int32) -> StoreError { Self.error(status, database, path) }

    private static func error(_ status: Int32, _ database: OpaquePointer?, _ path: String) -> StoreError {
        let reason: StoreError.Reason =
            switch status & 0xFF {
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
            case SQLITE_FULL: .full
            case SQLITE_READONLY: .readOnly
            case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
            case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .unavailable
            case SQLITE_IOERR:
                // A write that the disk has no room for may be reported so.
                database.map { sqlite3_system_errno($0) } == ENOSPC ? .full : .failed
            default: .failed
            }
        // SQLite's texts name tables and columns, never values.
        let text = database.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(status)
        return StoreError(reason, "The store \(path): \(text.map { String(cString: $0) } ?? "error \(status)").")
    }
}

import CSQLite

/// A compiled statement. Columns and parameters are counted from 0.
final class SQLiteStatement {
    private let statement: OpaquePointer
    private unowned let connection: SQLiteConnection

    init(_ statement: OpaquePointer, of connection: SQLiteConnection) {
        self.statement = statement
        self.connection = connection
    }

    deinit { sqlite3_finalize(statement) }

    // MARK: Parameters

    func bind(_ index: Int32, _ number: Int64) { sqlite3_bind_int64(statement, index + 1, number) }

    /// Binds 16 bytes. They are copied.
    func bind(_ index: Int32, _ key: StoreKey) {
        var bytes = (key.high.bigEndian, key.low.bigEndian)
        withUnsafeBytes(of: &bytes) { _ = sqlite3_bind_blob(statement, index + 1, $0.baseAddress, 16, Self.copied) }
    }

    /// Binds a blob without bytes.
    func bindEmpty(_ index: Int32) { sqlite3_bind_zeroblob(statement, index + 1, 0) }

    /// Binds a text. It is copied: a Swift string's bytes may be in the string itself.
    func bind(_ index: Int32, _ text: String) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                _ = sqlite3_bind_text(statement, index + 1, $0.baseAddress, Int32($0.count), Self.copied)
            }
        }
    }

    /// Binds bytes, which are not copied, for as long as `body` runs.
    func binding<Result>(
        _ index: Int32, _ bytes: [UInt8], _ body: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try bytes.withUnsafeBufferPointer { (buffer) throws(StoreError) in
            guard let length = Int32(exactly: buffer.count) else {
                throw StoreError(.full, "A record has more than 2 GB.")
            }
            if length == 0 {
                sqlite3_bind_zeroblob(statement, index + 1, 0)
            } else {
                sqlite3_bind_blob(statement, index + 1, buffer.baseAddress, length, nil)
            }
            defer { sqlite3_bind_null(statement, index + 1) }
            return try body()
        }
    }

    /// SQLite's `SQLITE_TRANSIENT`, a macro that Swift does not import.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    // MARK: Steps

    /// Runs to the next row; `false` at the end.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let status:
            let error = connection.error(status)
            sqlite3_reset(statement)
            throw error
        }
    }

    /// Runs to the end.
    func run() throws(StoreError) {
        while try step() {}
        sqlite3_reset(statement)
    }

    /// Makes it ready for the next use, and releases its locks.
    func reset() { sqlite3_reset(statement) }

    // MARK: Columns

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

    func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// A number of bytes, whatever the file says: sums of such numbers do not overflow.
    func size(_ column: Int32) -> Int { Int(clamping: min(max(0, number(column)), 1 << 40)) }

    func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func bytes(_ column: Int32) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(statement, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column))))
    }

    /// A column of 16 bytes; `nil` if it is anything else.
    func key(_ column: Int32) -> StoreKey? {
        guard let bytes = sqlite3_column_blob(statement, column), sqlite3_column_bytes(statement, column) == 16 else {
            return nil
        }
        let high = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
        return StoreKey(high: high, low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
}

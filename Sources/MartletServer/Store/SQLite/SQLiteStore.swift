import CSQLite
import Glibc
import Synchronization

/// A store in a database file.
///
/// The database is in WAL mode: a commit appends pages to a log beside the file. ``SQLiteLog`` moves them into the file
/// later, on a thread of its own.
package final class SQLiteStore: Store {
    private let writer: Mutex<SQLiteWriter?>
    private let log: Mutex<SQLiteLog?>
    private let hasLogThread: Atomic<Bool>
    private let interval: UInt64
    private let files: StoreFiles
    private let identity: FileIdentity?
    private let clock: ServerClock

    /// How a store is opened.
    package struct Options: Sendable {
        package var sync = StoreSync.process
        /// Bytes that one session may have.
        package var ownerLimit = Int.max
        /// Milliseconds to wait for another process that uses the database.
        package var timeout: Int32 = 5_000
        /// Pages that the database may have, for tests of a full disk.
        package var pageLimit: Int?
        /// Whether the file counts as read-only, for tests: for their user, no file may be.
        package var refusesWriting: @Sendable () -> Bool = { false }
        /// The process that has the lock of the store.
        package var holder: Int32 = getpid()
        /// When the log becomes part of the file.
        package var log = LogPolicy()
        var clock = ServerClock.system

        package init() {}
    }

    /// Opens the database, or makes it. The caller has its ``StoreLock``.
    package convenience init(_ path: String, _ options: Options = Options()) throws(StoreError) {
        try self.init(try StoreFiles(path), options)
    }

    init(_ files: StoreFiles, _ options: Options) throws(StoreError) {
        self.files = files
        try files.prepare()
        try StoreHolder.check(files, for: options.holder)
        let connection: SQLiteConnection
        do throws(StoreError) {
            connection = try Self.connect(files, options)
        } catch {
            throw error.reason == .damaged && files.isOfAnotherKind ? files.foreign : error
        }
        try StoreHolder.claim(files, for: options.holder)
        try SQLiteSchema.prepare(connection, path: files.path)
        files.protect()
        let log = try SQLiteLog(
            files, options.log, mover: try Self.connect(files, options), reader: try Self.connect(files, options))
        self.log = Mutex(log)
        writer = Mutex(try SQLiteWriter(connection, ownerLimit: options.ownerLimit))
        // Without a thread of its own, as if it had one already.
        hasLogThread = Atomic(!options.log.hasThread)
        interval = options.log.interval
        identity = files.identity
        clock = options.clock
        // What an earlier process has left in the log.
        startLogThread()
    }

    private static func connect(_ files: StoreFiles, _ options: Options) throws(StoreError) -> SQLiteConnection {
        let connection = try SQLiteConnection(files.path, timeout: options.timeout)
        try SQLiteSchema.check(connection, path: files.path)
        try connection.run("PRAGMA journal_mode = WAL")
        // NORMAL waits for the disk only when the log is moved, so that a loss of power costs the last commits and not
        // the whole file, as OFF may.
        try connection.run("PRAGMA synchronous = \(options.sync == .power ? "FULL" : "NORMAL")")
        try connection.run("PRAGMA secure_delete = ON")
        try connection.run("PRAGMA cell_size_check = ON")
        if let limit = options.pageLimit { try connection.run("PRAGMA max_page_count = \(limit)") }
        // The first reading opens the log's file.
        _ = try connection.number("SELECT count(*) FROM sqlite_schema")
        return connection
    }

    private func withWriter<Result>(
        _ body: (SQLiteWriter) throws(StoreError) -> sending Result
    ) throws(StoreError) -> sending Result {
        try writer.withLock { (writer) throws(StoreError) in
            guard let writer else { throw StoreError(.closed, "The store is closed.") }
            return try body(writer)
        }
    }

    package func owners() throws(StoreError) -> [StoredOwner] {
        try withWriter { (writer) throws(StoreError) in try writer.contents.owners() }
    }

    package func contents(of owner: StoreKey) throws(StoreError) -> OwnerContents {
        let now = clock.milliseconds
        return try withWriter { (writer) throws(StoreError) in try writer.readContents(of: owner, now: now) }
    }

    package func owners(after place: StorePage.Place?, limit: Int) throws(StoreError) -> StorePage {
        let key = place.flatMap { StoreKey(text: $0.text) }
        let owners = try withWriter { (writer) throws(StoreError) in
            try writer.contents.owners(after: key, limit: limit)
        }
        // One whose name is damaged has a place as well, but nobody knows which: the others after it come first.
        let last = owners.last { $0.isIntact }?.key
        return StorePage(owners, next: owners.count < limit ? nil : last.map { StorePage.Place($0.text) })
    }

    package func records(of owner: StoreKey, under name: String) throws(StoreError) -> [StoredRecord] {
        try withWriter { (writer) throws(StoreError) in try writer.contents.records(of: owner, under: name) }
    }

    package func claim(of owner: StoreKey) throws(StoreError) -> StoreClaim? {
        try withWriter { (writer) throws(StoreError) in try writer.contents.claim(of: owner) }
    }

    package func claim(
        _ owner: StoreKey, for server: UInt64, after former: StoreClaim
    ) throws(StoreError) -> StoreClaim? {
        let claim = former.next(for: server)
        return try change(owner, from: former, to: claim) ? claim : nil
    }

    package func release(_ owner: StoreKey, _ claim: StoreClaim) throws(StoreError) {
        _ = try change(owner, from: claim, to: StoreClaim(server: 0, token: claim.token))
    }

    private func change(
        _ owner: StoreKey, from former: StoreClaim, to claim: StoreClaim
    ) throws(StoreError) -> Bool {
        let now = clock.milliseconds
        return try withWriter { (writer) throws(StoreError) in
            try writer.setClaim(of: owner, from: former, to: claim, now: now)
        }
    }

    package func lastCommit() throws(StoreError) -> CommitMark? {
        try withWriter { (writer) throws(StoreError) in try writer.contents.lastCommit() }
    }

    package func damagedRecords() throws(StoreError) -> Int {
        try withWriter { (writer) throws(StoreError) in try writer.contents.damagedRecords() }
    }

    package func apply(_ batch: StoreBatch) throws(StoreError) {
        guard !batch.isEmpty else { return }
        // SQLite would go on writing into a file that has no name any more.
        guard files.identity == identity else {
            throw StoreError(.replaced, "The store \(files.path) was deleted or replaced.")
        }
        let now = clock.milliseconds
        try withWriter { (writer) throws(StoreError) in try writer.apply(batch, now: now, date: WallClock.seconds) }
        startLogThread()
    }

    package func deleteExpired(now: Int64) throws(StoreError) -> [StoreKey] {
        try delete { (writer) throws(StoreError) in
            try writer.firstToExpire(before: min(now, .max - 1), limit: Self.deletionsAtOnce)
        }
    }

    package func evict(to limit: StoreSize, _ shares: StoreShares) throws(StoreError) -> [StoreKey] {
        try delete { (writer) throws(StoreError) in
            try writer.firstToEvict(limit, shares, atOnce: Self.deletionsAtOnce)
        }
    }

    /// Owners that one transaction deletes.
    private static let deletionsAtOnce = 1_000

    private func delete(
        _ choose: (SQLiteWriter) throws(StoreError) -> [StoreKey]
    ) throws(StoreError) -> [StoreKey] {
        let now = clock.milliseconds
        let deleted = try withWriter { (writer) throws(StoreError) in
            let keys = try choose(writer)
            var batch = StoreBatch()
            for key in keys { batch.delete(key) }
            if !batch.isEmpty { try writer.apply(batch, now: now, date: WallClock.seconds) }
            return keys
        }
        if !deleted.isEmpty { startLogThread() }
        return deleted
    }

    package func size() throws(StoreError) -> StoreSize {
        try withWriter { (writer) throws(StoreError) in try writer.size() }
    }

    /// SQLite's check of the whole file: `ok`, or what is wrong. It takes long.
    func check() throws(StoreError) -> String {
        try withWriter { (writer) throws(StoreError) in try writer.check() }
    }

    package func close() {
        defer { StoreHolder.release(files) }
        try? log.withLock { (log) throws(StoreError) in
            guard let open = log else { return }
            // So that the file is complete without its log, unless somebody copies just now.
            log = nil
            _ = try keep(open, isClosing: true)
        }
        writer.withLock { $0 = nil }
    }

    // MARK: The log

    /// Keeps the log short. Returns `false` if there is nothing left to do.
    func keepLog() throws(StoreError) -> Bool {
        try log.withLock { (log) throws(StoreError) in
            guard let log else { return false }
            return try keep(log, isClosing: false)
        }
    }

    private func keep(_ log: SQLiteLog, isClosing: Bool) throws(StoreError) -> Bool {
        try log.keep(clock, isClosing: isClosing) { (body) throws(StoreError) in
            try withWriter { (writer) throws(StoreError) in try body(&writer.activity) }
        }
    }

    /// Starts the thread that keeps the log, unless it runs. It ends when the log is empty.
    private func startLogThread() {
        guard !hasLogThread.exchange(true, ordering: .sequentiallyConsistent) else { return }
        let hasStarted = Thread.start(name: "martlet-store", stackSize: 512 << 10) { [self] in
            // An error is the next commit's as well, which reports it.
            repeat { SystemTime.sleep(milliseconds: interval) } while (try? keepLog()) ?? true
            hasLogThread.store(false, ordering: .sequentiallyConsistent)
            // A commit that came just now has found this thread still running.
            if files.logBytes > 0, writer.withLock({ $0 != nil }) { startLogThread() }
        }
        if !hasStarted { hasLogThread.store(false, ordering: .sequentiallyConsistent) }
    }
}

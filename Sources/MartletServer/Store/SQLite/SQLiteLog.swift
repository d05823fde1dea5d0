import CSQLite

/// Moves the log of a database into its file, so that the log stays short and plain copies stay consistent.
///
/// Somebody who copies the file and then the log has a consistent database in each of these cases: pages that move into
/// the file meanwhile are in the log that is copied later as well, and newer. What must not happen while somebody copies
/// is that the log begins anew: its first pages would then be newer than those that the copied file lacks. SQLite begins
/// the log anew by itself, at the first commit after all of it has moved, unless somebody reads a state that is in the
/// log. So a second connection always does (``pin()``), and lets go only here, when nobody is copying
/// (``CopyWatch``).
///
/// One thread at a time uses it.
final class SQLiteLog {
    /// What the store has done since the log began.
    struct Activity {
        /// The number of commits that have appended to the log.
        var appends = 0
        /// In milliseconds.
        var lastCommit: UInt64 = 0
        var firstDeletion: UInt64?
    }

    /// Runs a function while nothing is committed.
    typealias Pausing = ((inout Activity) throws(StoreError) -> Void) throws(StoreError) -> Void

    private let files: StoreFiles
    private let policy: LogPolicy
    private let mover: SQLiteConnection
    private let reader: SQLiteConnection
    private let copies: CopyWatch
    private var isPinned = false
    /// The number of appending commits when the reader last began to read.
    private var pinnedAppends = -1
    private var movedBytes = 0
    /// Bytes of a page in the log.
    private let pageBytes: Int

    /// The connections have read once, so that their files are open: later openings are somebody else's.
    init(_ files: StoreFiles, _ policy: LogPolicy, mover: SQLiteConnection, reader: SQLiteConnection)
        throws(StoreError)
    {
        self.files = files
        self.policy = policy
        self.mover = mover
        self.reader = reader
        copies = CopyWatch(
            [files.path, files.log], longestCopy: policy.longestCopy, longestPause: policy.longestPause)
        pageBytes = Int(try mover.number("PRAGMA page_size")) + 24
    }

    /// Does what is due. Returns `false` if the log is empty.
    func keep(_ clock: ServerClock, isClosing: Bool, pausing: Pausing) throws(StoreError) -> Bool {
        let bytes = files.logBytes
        guard bytes > 0 else { return false }
        let isUrgent = bytes >= policy.mostBytes
        guard isUrgent || !copies.isUnderWay(clock) else { return true }
        let now = clock.milliseconds
        var isDue = isClosing || bytes >= policy.beginBytes
        try pausing { activity in
            isDue =
                isDue || now >= activity.lastCommit + policy.idleTime
                || activity.firstDeletion.map { now >= $0 + policy.deletionTime } == true
        }
        if isDue { return try !beginAnew(clock, isUrgent: isUrgent, pausing) }
        if bytes - movedBytes >= policy.moveBytes { try move(pausing) }
        return true
    }

    /// Lets the reader see the newest state, so that the log up to there can be moved. Call it while nothing is
    /// committed.
    private func pin(_ activity: Activity) throws(StoreError) {
        guard activity.appends != pinnedAppends else { return }
        try unpin()
        try reader.run("BEGIN")
        isPinned = true
        _ = try reader.number("SELECT count(*) FROM sqlite_schema")
        pinnedAppends = activity.appends
    }

    private func unpin() throws(StoreError) {
        guard isPinned else { return }
        isPinned = false
        try reader.run("COMMIT")
    }

    /// Moves the log, while commits go on.
    private func move(_ pausing: Pausing) throws(StoreError) {
        try pausing { (activity) throws(StoreError) in try pin(activity) }
        recordMoved(try mover.checkpoint(SQLITE_CHECKPOINT_PASSIVE))
    }

    /// Moves the rest of the log and empties it. Returns `false` if somebody copies or another process uses it.
    private func beginAnew(_ clock: ServerClock, isUrgent: Bool, _ pausing: Pausing) throws(StoreError) -> Bool {
        // Most of it is moved before commits have to pause.
        try move(pausing)
        var isDone = false
        try pausing { (activity) throws(StoreError) in
            try pin(activity)
            let (all, moved) = try mover.checkpoint(SQLITE_CHECKPOINT_PASSIVE)
            recordMoved((all, moved))
            // A copy that begins from here on finds the file complete.
            guard all == moved, isUrgent || !copies.isUnderWay(clock) else { return }
            try unpin()
            pinnedAppends = -1
            recordMoved(try mover.checkpoint(SQLITE_CHECKPOINT_TRUNCATE))
            activity.firstDeletion = nil
            isDone = true
        }
        return isDone
    }

    private func recordMoved(_ pages: (all: Int32, moved: Int32)) { movedBytes = Int(max(0, pages.moved)) * pageBytes }
}

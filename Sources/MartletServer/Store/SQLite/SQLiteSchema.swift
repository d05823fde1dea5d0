/// The tables of a store, and how a file of an earlier version becomes one of this version.
enum SQLiteSchema {
    /// Marks the file as a store: the letters MRTL.
    static let applicationIdentifier: Int64 = 0x4D52_544C

    /// The statements that lead from each version to the next. Those of released versions never change.
    ///
    /// Owners have numbers, in the order in which they came, and records are sorted by them. So the records that change
    /// together, of the sessions that are active, lie together: sorted by the owners' keys, which are hashes, each would
    /// be on a page of its own, and each commit would write all of these pages.
    static let migrations = [
        """
        CREATE TABLE owners (
            id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, expires INTEGER NOT NULL, bytes INTEGER NOT NULL
        );
        CREATE INDEX owners_by_expiry ON owners (expires);
        CREATE TABLE records (
            owner INTEGER NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL, value BLOB NOT NULL,
            PRIMARY KEY (owner, name)
        ) WITHOUT ROWID;
        """,
        "ALTER TABLE owners ADD COLUMN tag INTEGER NOT NULL DEFAULT 0",
        """
        ALTER TABLE owners ADD COLUMN checksum INTEGER;
        ALTER TABLE records ADD COLUMN checksum INTEGER;
        CREATE TABLE damaged (
            owner INTEGER NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL, value BLOB NOT NULL, checksum INTEGER,
            PRIMARY KEY (owner, name)
        ) WITHOUT ROWID;
        CREATE TABLE progress (id INTEGER PRIMARY KEY, commits INTEGER NOT NULL, time INTEGER NOT NULL);
        INSERT INTO progress VALUES (0, 0, 0);
        """,
        "ALTER TABLE owners ADD COLUMN address INTEGER NOT NULL DEFAULT 0",
        """
        ALTER TABLE owners ADD COLUMN server INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE owners ADD COLUMN token INTEGER NOT NULL DEFAULT 0;
        """,
    ]

    /// The version of this program's tables. The file has it as its `user_version`.
    static let version = Int64(migrations.count)

    static let allOwners = "SELECT key, expires, bytes, tag, id, checksum, address FROM owners"
    static let ownerOfKey = "SELECT id, expires, bytes, tag, address FROM owners WHERE key = ?"
    static let someOwners =
        "SELECT key, expires, bytes, tag, id, checksum, address FROM owners WHERE key > ? ORDER BY key LIMIT ?"
    static let claimOfKey = "SELECT server, token FROM owners WHERE key = ?"
    static let recordsOfOwner = "SELECT name, version, value, checksum FROM records WHERE owner = ?"
    static let someRecords =
        "SELECT name, version, value, checksum FROM records WHERE owner = ? AND (name = ? OR (name > ? AND name < ?))"
    static let lastCommit = "SELECT commits, time FROM progress"
    static let damagedRecords = "SELECT count(*) FROM damaged"

    /// Throws if the file is not a store, or not one that this program knows. Changes nothing.
    static func check(_ connection: SQLiteConnection, path: String) throws(StoreError) {
        _ = try found(connection, path)
    }

    /// Makes the tables, or brings them to this version.
    static func prepare(_ connection: SQLiteConnection, path: String) throws(StoreError) {
        guard try found(connection, path) < version else { return }
        try connection.run("BEGIN IMMEDIATE")
        do throws(StoreError) {
            // Another process may have done it in the meantime.
            for statements in migrations[Int(try found(connection, path))...] { try connection.run(statements) }
            try connection.run("PRAGMA user_version = \(version)")
            try connection.run("PRAGMA application_id = \(applicationIdentifier)")
            try connection.run("COMMIT")
        } catch {
            try? connection.run("ROLLBACK")
            throw error
        }
    }

    /// The version of the file; 0 if it is empty.
    private static func found(_ connection: SQLiteConnection, _ path: String) throws(StoreError) -> Int64 {
        if try connection.number("SELECT count(*) FROM sqlite_schema") == 0 { return 0 }
        let found = try connection.number("PRAGMA user_version")
        guard try connection.number("PRAGMA application_id") == applicationIdentifier, found > 0 else {
            throw StoreError(.foreign, "\(path) is a database of another program. Give the server another --store.")
        }
        guard found <= version else {
            throw StoreError(
                .newer,
                "The store \(path) has version \(found), and this program knows versions up to \(version): a newer one has written it. Start the newer program, or give this one another --store."
            )
        }
        return found
    }
}

import CSQLite
import Glibc
import Testing

@testable import MartletServer

@Suite struct SQLiteStoreTests {
    private func open(
        _ folder: TestFolder, _ change: (inout SQLiteStore.Options) -> Void = { _ in }
    ) throws -> SQLiteStore {
        var options = SQLiteStore.Options()
        options.log.hasThread = false
        change(&options)
        return try SQLiteStore(folder.file(), options)
    }

    /// Runs statements in a connection of their own.
    private func run(_ folder: TestFolder, _ sql: String) throws {
        try StoreFiles(folder.file()).prepare()
        try SQLiteConnection(folder.file(), timeout: 0).run(sql)
    }

    @Test(arguments: [StoreSync.process, .power]) func whatIsStoredIsThereWhenItIsOpenedAgain(_ sync: StoreSync) throws
    {
        let folder = TestFolder()
        var store = try open(folder) { $0.sync = sync }
        try store.put(StoreKey(1), "page", "one")
        store.close()
        store.close()
        #expect(throws: StoreError.self) { try store.owners() }
        #expect(throws: StoreError.self) { try store.put(StoreKey(1), "page", "two") }
        store = try open(folder)
        defer { store.close() }
        #expect(try store.texts(StoreKey(1)) == ["page=one"])
    }

    /// A worker that takes over reads what the one before may still change.
    @Test func whatAnotherProcessCommitsMeanwhileIsNoDamage() async throws {
        let folder = TestFolder()
        let (writing, reading) = (try open(folder), try open(folder))
        defer {
            writing.close()
            reading.close()
        }
        let other = Task.detached {
            for number in 0..<1_000 {
                try writing.put(
                    StoreKey(1), "page", String(repeating: "x", count: number.isMultiple(of: 2) ? 1 : 2_000))
            }
        }
        var damaged = 0
        for _ in 0..<1_000 where try reading.contents(of: StoreKey(1)).isDamaged { damaged += 1 }
        try await other.value
        #expect(damaged == 0)
    }

    @Test func allFilesAreTheOwners() throws {
        let folder = TestFolder()
        TestFile.write([], to: folder.file())
        chmod(folder.file(), 0o644)
        let store = try open(folder)
        defer { store.close() }
        try store.put(StoreKey(1), "page", "one")
        #expect(folder.names.count == 3)
        for name in folder.names { #expect(TestFile.mode(folder.file(name)) == 0o600, "\(name)") }
    }

    @Test func aNewerFileIsNotTouched() throws {
        let folder = TestFolder()
        try open(folder).close()
        try run(folder, "PRAGMA user_version = 9")
        let error = #expect(throws: StoreError.self) { try open(folder) }
        #expect(error?.reason == .newer)
        #expect(error?.description.contains("version 9") == true)
        #expect(throws: StoreError.self) { try open(folder) }
    }

    @Test func aFileOfAnotherProgramIsNotTouched() throws {
        let folder = TestFolder()
        try run(folder, "CREATE TABLE theirs (id)")
        let before = TestFile.bytes(folder.file())
        let error = #expect(throws: StoreError.self) { try open(folder) }
        #expect(error?.reason == .foreign)
        #expect(TestFile.bytes(folder.file()) == before)
    }

    @Test func aDeletedValueLeavesAllFiles() throws {
        let folder = TestFolder()
        let time = ManualTime()
        let store = try open(folder) { $0.clock = ServerClock(time) }
        let secret = String(repeating: "marked-secret-", count: 500)
        for number in 1...20 { try store.put(StoreKey(UInt64(number)), "page", secret) }
        #expect(contains(folder, "marked-secret-"))
        // Searching looks like copying.
        #expect(try store.keepLog())
        // Some of it is in the file already.
        time.advance(seconds: 11)
        #expect(try !store.keepLog())
        for number in 1...20 { try store.delete(StoreKey(UInt64(number))) }
        #expect(try store.keepLog())
        time.advance(seconds: 6)
        #expect(try !store.keepLog())
        #expect(!contains(folder, "marked-secret-"))
        store.close()
        #expect(!contains(folder, "marked-secret-"))
    }

    /// Reads through another process: closing a file here would release SQLite's locks.
    private func contains(_ folder: TestFolder, _ text: String) -> Bool {
        system("grep -rq \(text) \(folder.path)") == 0
    }

    @Test func aFullDatabaseGoesOnWhenThereIsRoom() throws {
        let folder = TestFolder()
        var store = try open(folder) { $0.pageLimit = 30 }
        let error = #expect(throws: StoreError.self) {
            for number in 1...100 {
                try store.put(StoreKey(UInt64(number)), "page", String(repeating: "x", count: 2_000))
            }
        }
        #expect(error?.reason == .full)
        let size = try store.size()
        #expect(size.owners > 5)
        #expect(try store.owners().count == size.owners)
        #expect(try store.check() == "ok")
        try store.delete(StoreKey(1))
        try store.put(StoreKey(200), "page", "small")
        store.close()
        store = try open(folder)
        defer { store.close() }
        try store.put(StoreKey(201), "page", String(repeating: "x", count: 200_000))
        #expect(try store.size().owners == size.owners + 1)
    }

    @Test func anotherProcessesTransactionIsWaitedForOnlySoLong() throws {
        let folder = TestFolder()
        let store = try open(folder) { $0.timeout = 20 }
        defer { store.close() }
        let other = try SQLiteConnection(folder.file(), timeout: 0)
        try other.run("BEGIN IMMEDIATE")
        let error = #expect(throws: StoreError.self) { try store.put(StoreKey(1), "page", "one") }
        #expect(error?.reason == .busy)
        try other.run("COMMIT")
        try store.put(StoreKey(1), "page", "one")
    }

    @Test func twoStoresOnOneFileSeeEachOther() throws {
        let folder = TestFolder()
        let (one, other) = (try open(folder), try open(folder))
        defer {
            one.close()
            other.close()
        }
        try one.put(StoreKey(1), "page", "one")
        #expect(try other.size() == StoreSize(owners: 1, bytes: 7))
        try other.put(StoreKey(2), "page", "other")
        #expect(try one.texts(StoreKey(2)) == ["page=other"])
        #expect(try one.size() == StoreSize(owners: 2, bytes: 16))
    }

    @Test func garbageIsDamaged() throws {
        let folder = TestFolder()
        TestFile.write(Array("SQLite format 3\0".utf8) + Array(repeating: 0x2A, count: 10_000), to: folder.file())
        let error = #expect(throws: StoreError.self) { try open(folder) }
        #expect(error?.reason == .damaged)
    }

    /// Whatever is left of the log, the store opens with the state after some commit.
    @Test func aTruncatedLogLosesTheLastCommitsOnly() throws {
        let folder = TestFolder()
        let store = try open(folder)
        defer { store.close() }
        for number in 1...20 {
            var batch = StoreBatch()
            for owner in 1...3 {
                batch.change(
                    StoreKey(UInt64(owner)), expires: 60,
                    [.put(name: "number", version: Int64(number), value: Array(repeating: 1, count: 3_000))])
            }
            try store.apply(batch)
        }
        let copies = TestFolder()
        for ending in ["", "-wal"] { system("cp \(folder.file())\(ending) \(copies.file())\(ending)") }
        let log = try #require(TestFile.bytes(copies.file() + "-wal"))
        let file = try #require(TestFile.bytes(copies.file()))
        for length in stride(from: log.count, through: 0, by: -7_777) {
            let copy = TestFolder()
            TestFile.write(file, to: copy.file())
            TestFile.write(Array(log[..<length]), to: copy.file() + "-wal")
            let again = try open(copy)
            defer { again.close() }
            let versions = try (1...3).map { try again.records(of: StoreKey(UInt64($0))).first?.version ?? 0 }
            #expect(Set(versions).count == 1, "\(length)")
            if length == log.count { #expect(versions[0] == 20) }
        }
    }

    @Test func aDeletedFileIsNoticed() throws {
        let folder = TestFolder()
        let store = try open(folder)
        defer { store.close() }
        try store.put(StoreKey(1), "page", "one")
        unlink(folder.file())
        let error = #expect(throws: StoreError.self) { try store.put(StoreKey(1), "page", "two") }
        #expect(error?.reason == .replaced)
    }
}

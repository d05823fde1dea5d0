import Glibc
import Testing

@testable import MartletServer

/// A file that is not a store, or that somebody has made to look like one.
@Suite struct ForgedStoreTests {
    private let folder = TestFolder()

    private func open() throws -> SQLiteStore {
        var options = SQLiteStore.Options()
        options.log.hasThread = false
        return try SQLiteStore(folder.file(), options)
    }

    private func run(_ sql: String) throws { try SQLiteConnection(folder.file(), timeout: 0).run(sql) }

    @Test("“A path to another kind of file is an error that changes nothing”")
    func anotherKindOfFileIsLeftAsItIs() throws {
        let text = Array(String(repeating: "These are my notes. ", count: 500).utf8)
        TestFile.write(text, to: folder.file())
        chmod(folder.file(), 0o644)
        let error = #expect(throws: StoreError.self) { try open() }
        #expect(error?.reason == .foreign)
        #expect(TestFile.bytes(folder.file()) == text)
        #expect(TestFile.mode(folder.file()) == 0o644)
        #expect(folder.names.allSatisfy { !$0.contains("damaged") })
    }

    @Test func anotherProgramsDatabaseIsLeftAsItIs() throws {
        TestFile.write([], to: folder.file())
        try run("CREATE TABLE notes (text TEXT)")
        chmod(folder.file(), 0o644)
        let error = #expect(throws: StoreError.self) { try open() }
        #expect(error?.reason == .foreign)
        #expect(TestFile.mode(folder.file()) == 0o644)
    }

    @Test func whatIsNoFileIsRefused() throws {
        mkfifo(folder.file(), 0o600)
        let error = #expect(throws: StoreError.self) { try open() }
        #expect(error?.reason == .foreign)
    }

    @Test("“Modes are set without following links”")
    func linksBesideTheFileAreRefused() throws {
        TestFile.write(Array("mine".utf8), to: folder.file("mine"))
        chmod(folder.file("mine"), 0o644)
        for name in ["-wal", "-shm"] {
            symlink(folder.file("mine"), folder.file() + name)
            let error = #expect(throws: StoreError.self) { try open() }
            #expect(error?.description.contains("symbolic link") == true)
            unlink(folder.file() + name)
        }
        #expect(TestFile.bytes(folder.file("mine")) == Array("mine".utf8))
        #expect(TestFile.mode(folder.file("mine")) == 0o644)
        try open().close()
    }

    @Test("“Numbers from the file are checked”", arguments: [Int64.min, -1, 1 << 61, .max])
    func numbersAtTheEndsEndNothing(_ number: Int64) throws {
        var store = try open()
        for owner in [StoreKey(1), .process] { try store.put(owner, "page:1", "value", version: 1) }
        store.close()
        try run("UPDATE records SET version = \(number), checksum = NULL")
        try run("UPDATE owners SET bytes = \(number), expires = \(number), tag = \(number)")
        try run("UPDATE progress SET commits = \(number), time = \(number)")
        store = try open()
        defer { store.close() }
        _ = try store.lastCommit()
        for owner in try store.owners().map(\.key) { _ = try store.contents(of: owner) }
        for owner in [StoreKey(1), StoreKey(2), .process] {
            try store.put(owner, "page:1", "other", version: 2)
            #expect(try store.records(of: owner).map(\.version) == [2])
        }
        let size = try store.size()
        #expect(size.owners == 2 && size.bytes >= 0)
        _ = try store.evict(to: StoreSize())
        _ = try store.deleteExpired(now: .max)
        #expect((try store.lastCommit()?.number ?? 0) > 0)
    }

    @Test("“`trusted_schema` is off”, and so are triggers")
    func triggersOfTheFileDoNotRun() throws {
        var store = try open()
        try store.put(StoreKey(1), "page:1", "value", version: 1)
        store.close()
        // As whoever forges a file would.
        let forger = try SQLiteConnection(folder.file(), timeout: 0)
        try forger.run("CREATE TRIGGER forged AFTER INSERT ON records BEGIN DELETE FROM owners; END")
        store = try open()
        defer { store.close() }
        try store.put(StoreKey(2), "page:1", "value", version: 1)
        #expect(try store.owners().count == 2)
    }
}

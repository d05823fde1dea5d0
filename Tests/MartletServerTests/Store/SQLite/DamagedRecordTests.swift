import Glibc
import Testing

@testable import MartletServer

/// “Damage is noticed: records have checksums.”
@Suite struct DamagedRecordTests {
    private let folder = TestFolder()

    private func open() throws -> SQLiteStore {
        var options = SQLiteStore.Options()
        options.log.hasThread = false
        return try SQLiteStore(folder.file(), options)
    }

    /// A store of `owners` owners with three records each, closed.
    private func fill(owners: UInt64 = 20) throws -> [StoreKey: [StoredRecord]] {
        let store = try open()
        defer { store.close() }
        var batch = StoreBatch()
        for owner in 1...owners {
            batch.change(
                StoreKey(owner), expires: 6_000, tags: OwnerTags(user: 7),
                (1...3).map { number in
                    let text = String(repeating: "owner \(owner) record \(number) ", count: 5)
                    return .put(name: "page:\(number)", version: Int64(number), value: Array(text.utf8))
                })
        }
        try store.apply(batch)
        var contents: [StoreKey: [StoredRecord]] = [:]
        for owner in 1...owners { contents[StoreKey(owner)] = try store.records(of: StoreKey(owner)) }
        return contents
    }

    private func run(_ sql: String) throws { try SQLiteConnection(folder.file(), timeout: 0).run(sql) }

    @Test("A damaged record is told from the others, put aside, and counted until its owner goes")
    func aDamagedRecordIsPutAside() throws {
        let written = try fill()
        try run("UPDATE records SET value = zeroblob(length(value)) WHERE name = 'page:2' AND owner = 1")
        let store = try open()
        defer { store.close() }
        var contents = try store.contents(of: StoreKey(1))
        #expect(contents.damaged == ["page:2"] && !contents.lacksRecords)
        #expect(contents.records == written[StoreKey(1)]?.filter { $0.name != "page:2" })
        #expect(try store.damagedRecords() == 1)
        contents = try store.contents(of: StoreKey(1))
        #expect(!contents.isDamaged && contents.records.count == 2)
        #expect(try store.contents(of: StoreKey(2)) == OwnerContents(written[StoreKey(2)] ?? []))
        // It can be written again, with any version.
        try store.put(StoreKey(1), "page:2", "new", version: 1)
        #expect(try store.records(of: StoreKey(1)).count == 3)
        let bytes = try store.owners().reduce(0) { $0 + $1.bytes }
        #expect(try store.size().bytes == bytes)
        var deletion = StoreBatch()
        deletion.delete(StoreKey(1))
        try store.apply(deletion)
        #expect(try store.damagedRecords() == 0)
    }

    @Test("A damaged version refuses no change")
    func aDamagedVersionIsNone() throws {
        _ = try fill(owners: 1)
        try run("UPDATE records SET version = 1000 WHERE name = 'page:1'")
        let store = try open()
        defer { store.close() }
        try store.put(StoreKey(1), "page:1", "new", version: 2)
        #expect(try store.contents(of: StoreKey(1)).isDamaged == false)
        #expect(throws: StoreError.self) { try store.put(StoreKey(1), "page:1", "old", version: 1) }
    }

    @Test("A record that is gone without a trace is missed, once")
    func aMissingRecordIsMissed() throws {
        _ = try fill()
        try run("DELETE FROM records WHERE owner = 3 AND name = 'page:1'")
        let store = try open()
        defer { store.close() }
        let contents = try store.contents(of: StoreKey(3))
        #expect(contents.lacksRecords && contents.damaged.isEmpty && contents.records.count == 2)
        #expect(try store.contents(of: StoreKey(3)).isDamaged == false)
    }

    @Test("An owner whose name is damaged is told from the others")
    func aDamagedOwnerIsKnown() throws {
        _ = try fill()
        try run("UPDATE owners SET key = zeroblob(15) || x'99' WHERE id = 4")
        let store = try open()
        defer { store.close() }
        #expect(try store.owners().count { !$0.isIntact } == 1)
        #expect(try store.owners().count == 20)
    }

    @Test("What an earlier version of Martlet has written has no checksums, and is read")
    func earlierRecordsAreRead() throws {
        try StoreFiles(folder.file()).prepare()
        for statements in SQLiteSchema.migrations.prefix(2) { try run(statements) }
        let owner = StoreKey(5)
        let key = [owner.high, owner.low].map { number in
            String(repeating: "0", count: number.leadingZeroBitCount / 4) + String(number, radix: 16)
        }.joined()
        try run(
            """
            INSERT INTO owners VALUES (1, x'\(key)', 6000, 10, 0);
            INSERT INTO records VALUES (1, 'page:1', 1, 'one!');
            PRAGMA user_version = 2;
            PRAGMA application_id = \(SQLiteSchema.applicationIdentifier);
            """)
        let store = try open()
        defer { store.close() }
        #expect(try store.texts(StoreKey(5)) == ["page:1=one!"])
        #expect(try store.owners().map(\.isIntact) == [true])
        try store.put(StoreKey(5), "page:1", "two", version: 2)
        #expect(try store.texts(StoreKey(5)) == ["page:1=two"])
    }

    @Test(
        "Whatever single bit of the file is damaged: a record is as it was written, or is reported", arguments: 0..<300)
    func anyBitMayBeDamaged(_ number: Int) throws {
        let written = try fill(owners: 12)
        var bytes = try #require(TestFile.bytes(folder.file()))
        // Every part of the file comes about, with the same bits each time.
        let bit = number * (bytes.count * 8 / 300) + number * 7_919 % (bytes.count * 8 / 300)
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        TestFile.write(bytes, to: folder.file())
        do {
            let store = try open()
            defer { store.close() }
            let owners = try store.owners()
            let isOwnerLost = owners.contains { !$0.isIntact } || owners.count < written.count
            for (owner, records) in written {
                let contents = try store.contents(of: owner)
                for record in contents.records { #expect(records.contains(record), "\(owner), bit \(bit)") }
                #expect(
                    contents.isDamaged || contents.records == records || contents.records.isEmpty && isOwnerLost,
                    "\(owner), bit \(bit): \(contents.records.count) of \(records.count)")
            }
        } catch let error as StoreError {
            // As a whole: the file is moved aside, or belongs to nobody we know.
            #expect([.damaged, .foreign, .newer, .failed].contains(error.reason), "\(error), bit \(bit)")
        }
    }
}

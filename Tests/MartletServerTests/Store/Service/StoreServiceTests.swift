import Glibc
import Synchronization
import Testing

@testable import MartletServer

@Suite struct StoreServiceTests {
    private let time = ManualTime()
    private let log = CollectedLog()

    private func open(
        _ location: StoreLocation, _ change: (inout ServerConfiguration) -> Void = { _ in }
    ) throws -> StoreService {
        var configuration = ServerConfiguration()
        configuration.store = location
        configuration.clock = ServerClock(time)
        change(&configuration)
        return try #require(try StoreService.open(configuration, log.logger))
    }

    private func put(_ owner: StoreKey, _ text: String, version: Int64 = 1, expires: Int64 = 600) -> StoreBatch {
        var batch = StoreBatch()
        batch.change(owner, expires: expires, [.put(name: "page", version: version, value: Array(text.utf8))])
        return batch
    }

    private func delete(_ owner: StoreKey) -> StoreBatch {
        var batch = StoreBatch()
        batch.delete(owner)
        return batch
    }

    @Test func noneIsNoStore() throws {
        #expect(try StoreService.open(ServerConfiguration(), log.logger) == nil)
    }

    @Test func whatIsCommittedIsDurableAndCounted() throws {
        let folder = TestFolder()
        var service = try open(.file(folder.file()))
        #expect(service.commit(put(StoreKey(1), "one")) == StoreCommit(isDurable: true))
        #expect(service.commit(StoreBatch()) == StoreCommit(isDurable: true))
        #expect(service.statistics.commits.current == 1)
        #expect(service.statistics.records.current == 1)
        #expect(service.statistics.bytes.current == 7)
        #expect(service.statistics.size == StoreSize(owners: 1, bytes: 7))
        #expect(service.statistics.durations.counts.buckets.reduce(0, +) == 1)
        #expect(service.health.line == nil)
        service.close()
        #expect(!service.commit(put(StoreKey(1), "two")).isDurable)
        service = try open(.file(folder.file()))
        defer { service.close() }
        #expect(try service.records(of: StoreKey(1)).map(\.value) == [Array("one".utf8)])
        #expect(service.owners().map(\.key) == [StoreKey(1)])
        #expect(service.deleteExpired(now: 600) == [StoreKey(1)])
    }

    @Test("A store that cannot be written is read, and writing begins by itself when it can")
    func aReadOnlyStoreIsRead() throws {
        let folder = TestFolder()
        var service = try open(.file(folder.file()))
        #expect(service.commit(put(StoreKey(1), "one")).isDurable)
        service.close()
        let refuses = Refusal()
        service = try open(.file(folder.file())) { $0.storeRefusesWriting = { refuses.isOn } }
        defer { service.close() }
        #expect(service.health.line == "store: failing (read-only); changes are in memory only")
        #expect(service.owners().map(\.key) == [StoreKey(1)])
        #expect(try service.records(of: StoreKey(1)).map(\.value) == [Array("one".utf8)])
        #expect(!service.commit(put(StoreKey(2), "two")).isDurable)
        #expect(service.owners().map(\.key) == [StoreKey(1)])
        refuses.end()
        time.advance(seconds: 120)
        #expect(service.commit(StoreBatch()).isDurable)
        #expect(service.health.line == nil)
        #expect(Set(service.owners().map(\.key)) == [StoreKey(1), StoreKey(2)])
    }

    /// A file that is read-only until that ends.
    private final class Refusal: Sendable {
        private let state = Mutex(true)
        var isOn: Bool { state.withLock(\.self) }
        func end() { state.withLock { $0 = false } }
    }

    @Test func aLockedStoreIsTriedAgainWithGrowingPauses() throws {
        let folder = TestFolder()
        let service = try open(.file(folder.file())) { $0.storeTimeout = 0 }
        defer { service.close() }
        let other = try SQLiteConnection(folder.file(), timeout: 0)
        try other.run("BEGIN IMMEDIATE")
        #expect(service.commit(put(StoreKey(1), "one")) == StoreCommit(isDurable: false))
        #expect(service.health.line?.contains("locked") == true)
        #expect(service.health.line?.contains(folder.path) == false)
        // Not tried before the pause is over; each pause is twice the one before, up to a minute.
        for pause in [1.0, 2, 4, 8, 16, 32, 60, 60] {
            let failures = service.statistics.failures.current
            time.advance(seconds: pause - 0.01)
            #expect(service.commit(StoreBatch()) == StoreCommit(isDurable: false))
            #expect(service.statistics.failures.current == failures)
            time.advance(seconds: 0.01)
            #expect(service.commit(StoreBatch()) == StoreCommit(isDurable: false))
            #expect(service.statistics.failures.current == failures + 1)
        }
        #expect(service.commit(put(StoreKey(2), "two")) == StoreCommit(isDurable: false))
        try other.run("COMMIT")
        time.advance(seconds: 60)
        #expect(service.commit(StoreBatch()) == StoreCommit(isDurable: true))
        #expect(service.owners().count == 2)
        #expect(service.health == .healthy)
        #expect(log.lines.last == "notice The store works again.")
    }

    @Test func tooMuchThatWaitsIsStoredAgainAndWhatWasDeletedIsGone() throws {
        let folder = TestFolder()
        let service = try open(.file(folder.file())) { $0.storeTimeout = 0 }
        defer { service.close() }
        for number in 1...3 { #expect(service.commit(put(StoreKey(UInt64(number)), "old")).isDurable) }
        let other = try SQLiteConnection(folder.file(), timeout: 0)
        try other.run("BEGIN IMMEDIATE")
        _ = service.commit(delete(StoreKey(1)))
        let large = String(repeating: "x", count: WaitingChanges.mostBytes)
        _ = service.commit(put(StoreKey(2), large, version: 2))
        var move = StoreBatch()
        move.move(StoreKey(3), to: StoreKey(4))
        _ = service.commit(move)
        try other.run("COMMIT")
        time.advance(seconds: 60)
        #expect(service.commit(StoreBatch()) == StoreCommit(isDurable: false, needsEverything: true))
        #expect(service.owners().map(\.key) == [StoreKey(2)])
        #expect(service.commit(put(StoreKey(2), large, version: 2)) == StoreCommit(isDurable: true))
    }

    @Test func whenEvenDeletionsAreTooManyTheStoreIsEmptied() {
        var waiting = WaitingChanges()
        for number in 0...WaitingChanges.mostOperations { waiting.add(delete(StoreKey(UInt64(number)))) }
        waiting.shorten()
        #expect(waiting.isUnknown)
        #expect(waiting.isIncomplete)
        #expect(waiting.batch.isEmpty)
        #expect(!waiting.isEmpty)
    }

    @Test func aDamagedFileIsMovedAsideAtTheStart() throws {
        let folder = TestFolder()
        TestFile.write(Array("SQLite format 3\0".utf8) + Array(repeating: 0x2A, count: 5_000), to: folder.file())
        let service = try open(.file(folder.file()))
        defer { service.close() }
        #expect(service.commit(StoreBatch()).needsEverything)
        #expect(service.commit(put(StoreKey(1), "one")).isDurable)
        let damaged = try #require(folder.names.first { $0.contains(".damaged-") })
        #expect(TestFile.bytes(folder.file(damaged))?.count == 5_016)
        #expect(log.lines.contains { $0.hasPrefix("error") && $0.contains(damaged) })
    }

    @Test func aFileThatIsDamagedLaterIsReplacedToo() throws {
        let folder = TestFolder()
        var service = try open(.file(folder.file()))
        var batch = StoreBatch()
        for number in 1...500 { batch.append(put(StoreKey(UInt64(number)), String(repeating: "x", count: 500))) }
        #expect(service.commit(batch).isDurable)
        service.close()
        // All but the first pages, which are read when the file is opened.
        var bytes = try #require(TestFile.bytes(folder.file()))
        for index in 12 * 4_096..<bytes.count { bytes[index] = 0x2A }
        TestFile.write(bytes, to: folder.file())
        service = try open(.file(folder.file()))
        defer { service.close() }
        #expect(service.health == .healthy)
        #expect(!service.commit(put(StoreKey(1), "new", version: 2)).isDurable)
        #expect(service.health.line?.contains("damaged") == true)
        time.advance(seconds: 0.01)
        #expect(service.commit(put(StoreKey(1), "new", version: 2)).needsEverything)
        #expect(service.commit(put(StoreKey(1), "new", version: 2)) == StoreCommit(isDurable: true))
        #expect(service.health == .healthy)
        #expect(service.owners().map(\.key) == [StoreKey(1)])
        #expect(folder.names.contains { $0.contains(".damaged-") })
    }

    @Test func aDeletedFileIsBegunAnew() throws {
        let folder = TestFolder()
        let service = try open(.file(folder.file()))
        defer { service.close() }
        #expect(service.commit(put(StoreKey(1), "one")).isDurable)
        for name in folder.names where !name.hasSuffix(".lock") { unlink(folder.file(name)) }
        #expect(!service.commit(put(StoreKey(1), "two", version: 2)).isDurable)
        time.advance(seconds: 0.01)
        #expect(service.commit(StoreBatch()).needsEverything)
        #expect(service.commit(put(StoreKey(1), "two", version: 2)).isDurable)
        #expect(service.owners().count == 1)
    }

    @Test func whoIsTooLargeOrTooOldIsLeftOutAndNobodyElse() throws {
        let folder = TestFolder()
        let service = try open(.file(folder.file())) { $0.limits.storedBytesPerSession = 100 }
        defer { service.close() }
        #expect(service.commit(put(StoreKey(1), "one", version: 5)).isDurable)
        var batch = put(StoreKey(1), "older", version: 4)
        batch.append(put(StoreKey(2), String(repeating: "x", count: 200)))
        batch.append(put(StoreKey(3), "three"))
        let commit = service.commit(batch)
        #expect(commit == StoreCommit(isDurable: true, refused: [StoreKey(1), StoreKey(2)]))
        #expect(Set(service.owners().map(\.key)) == [StoreKey(1), StoreKey(3)])
        #expect(service.statistics.refusals.current == 2)
        #expect(log.lines.count { $0.hasPrefix("warning") } == 1)
    }

    @Test func aStoreThatIsTooLargeEvicts() throws {
        let folder = TestFolder()
        let service = try open(.file(folder.file())) { $0.limits.storedSessions = 200 }
        defer { service.close() }
        var batch = StoreBatch()
        for number in 1...200 { batch.append(put(StoreKey(UInt64(number)), "x", expires: Int64(number) * 60)) }
        #expect(service.commit(batch).evicted.isEmpty)
        // Two more than necessary, so that the next sessions have room.
        let commit = service.commit(put(StoreKey(1_000), "x", expires: 100_000))
        #expect(commit.evicted == [StoreKey(1), StoreKey(2), StoreKey(3)])
        #expect(service.statistics.size.owners == 198)
        #expect(service.statistics.evictions.current == 3)
    }

    @Test func aSecondServerDoesNotStart() throws {
        let folder = TestFolder()
        let service = try open(.file(folder.file()))
        let error = #expect(throws: StoreError.self) { try open(.file(folder.file())) }
        #expect(error?.reason == .inUse(process: getpid()))
        service.close()
    }

    @Test(arguments: ["/proc/store.sqlite", "/proc/none/store.sqlite"])
    func aPathThatCannotBeOpenedIsAnError(_ path: String) {
        #expect(throws: StoreError.self) { try open(.file(path)) }
    }

    @Test func theMemoryIsAStore() throws {
        let service = try open(.memory)
        #expect(service.commit(put(StoreKey(1), "one")).isDurable)
        #expect(try service.records(of: StoreKey(1)).count == 1)
        #expect(service.health == .healthy)
        service.close()
    }
}

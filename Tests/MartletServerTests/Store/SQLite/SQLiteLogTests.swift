import Glibc
import Testing

@testable import MartletServer

@Suite struct SQLiteLogTests {
    private let folder = TestFolder()
    private let time = ManualTime()

    private func open(_ change: (inout LogPolicy) -> Void = { _ in }) throws -> SQLiteStore {
        var options = SQLiteStore.Options()
        options.log.hasThread = false
        options.log.moveBytes = 50_000
        options.log.beginBytes = 200_000
        options.clock = ServerClock(time)
        change(&options.log)
        return try SQLiteStore(folder.file(), options)
    }

    private var logBytes: Int { (try? StoreFiles(folder.file()))?.logBytes ?? 0 }

    @Test func theLogBeginsAnewAtItsSizeAndNotBefore() throws {
        let store = try open()
        defer { store.close() }
        var most = 0
        var beginnings = 0
        for number in 1...200 {
            try store.put(StoreKey(UInt64(number)), "page", String(repeating: "x", count: 3_000))
            most = max(most, logBytes)
            if try !store.keepLog() { beginnings += 1 }
        }
        #expect(beginnings > 2)
        #expect((200_000..<260_000).contains(most))
        #expect(try store.check() == "ok")
    }

    /// Without the reader, SQLite would begin the log anew at the first commit after all of it has been moved.
    @Test func aMovedLogDoesNotBeginAnewByItself() throws {
        let store = try open { $0.beginBytes = 1 << 30 }
        defer { store.close() }
        var last = 0
        for number in 1...200 {
            try store.put(StoreKey(UInt64(number)), "page", String(repeating: "x", count: 3_000))
            // A commit that changes nothing appends nothing.
            if number % 3 == 0 { try store.delete(StoreKey(9_999)) }
            #expect(try store.keepLog())
            #expect(logBytes > last)
            last = logBytes
        }
    }

    @Test func whileSomebodyCopiesTheLogGrows() throws {
        let store = try open { $0.mostBytes = 3_000_000 }
        defer { store.close() }
        func grow(_ count: Int) throws {
            for number in 1...count {
                try store.put(StoreKey(UInt64(number)), "page", String(repeating: "x", count: 3_000), version: .max)
            }
        }
        try grow(60)
        // In another process, because closing a file here would release SQLite's locks.
        system("cat \(folder.file()) > /dev/null")
        #expect(try store.keepLog())
        time.advance(seconds: 4)
        #expect(try store.keepLog())
        #expect(logBytes > 200_000)
        // The log follows, and counts again.
        system("cat \(folder.file())-wal > /dev/null")
        #expect(try store.keepLog())
        time.advance(seconds: 4)
        #expect(try store.keepLog())
        time.advance(seconds: 2)
        #expect(try !store.keepLog())
        #expect(logBytes == 0)
        // A log that grows too much is not held up by anybody.
        try grow(60)
        system("cat \(folder.file()) > /dev/null")
        #expect(try store.keepLog())
        while logBytes < 3_000_000 { try grow(60) }
        #expect(try !store.keepLog())
    }

    @Test func anIdleLogIsEmptied() throws {
        let store = try open()
        defer { store.close() }
        try store.put(StoreKey(1), "page", "one")
        time.advance(seconds: 9)
        #expect(try store.keepLog())
        time.advance(seconds: 2)
        #expect(try !store.keepLog())
        #expect(logBytes == 0)
        #expect(try store.texts(StoreKey(1)) == ["page=one"])
    }

    @Test func theEndOfTheStoreEmptiesTheLog() throws {
        let store = try open()
        try store.put(StoreKey(1), "page", "one")
        #expect(logBytes > 0)
        store.close()
        #expect(logBytes == 0)
    }
}

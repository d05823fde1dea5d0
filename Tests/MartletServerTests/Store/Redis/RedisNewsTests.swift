import MartletRedis
import MartletUI
import Testing

@testable import MartletServer

/// What servers tell each other by a Redis.
@Suite struct RedisNewsTests {
    private let key = StoreKey.shared(SharedName(text: "value", position: ""))
    private let mine = StoreClaim.first(of: 7)

    private func withNews(_ prefix: String, _ body: (RedisStore, RedisNews, RedisConnection) throws -> Void) throws {
        let address = try RedisAddress(TestRedis.shared.address + "?prefix=\(prefix)", program: "")
        let (store, news) = (RedisStore(address), RedisNews(address, password: nil))
        defer {
            news.close()
            store.close()
        }
        try body(store, news, try RedisConnection(address, password: nil))
    }

    private func batch(_ owner: StoreKey, _ fence: StoreFence, _ version: Int64 = 1) -> StoreBatch {
        var batch = StoreBatch()
        batch.change(owner, expires: 600, fence: fence, [.put(name: "a", version: version, value: [1])])
        return batch
    }

    @Test func whatBelongsToAllIsToldInOneOrder() throws {
        try withNews("news") { store, news, _ in
            #expect(try news.last() == 0)
            #expect(try news.next(after: 0, milliseconds: 10) == NewsPart(last: 0))
            try store.apply(batch(key, .new(mine)))
            try store.apply(batch(StoreKey(1), .new(mine)))
            try store.apply(batch(.process, .none))
            try news.publish(.wanted(key, server: 8, from: 7))
            #expect(try store.claim(key, for: 8, after: mine) == mine.next(for: 8))
            let part = try news.next(after: 0, milliseconds: 1_000)
            #expect(
                part
                    == NewsPart(
                        [
                            .changed(key), .changed(.process), .wanted(key, server: 8, from: 7),
                            .claimed(key, server: 8),
                        ],
                        last: 4))
            #expect(try news.last() == 4)
            #expect(try news.next(after: 2, milliseconds: 1_000).news.count == 2)
        }
    }

    /// “a server that was away catches up or reads anew”
    @Test func whoHasMissedSomeKnowsIt() throws {
        try withNews("gap") { _, news, connection in
            for server: UInt64 in 1...5 { try news.publish(.claimed(key, server: server)) }
            _ = try connection.ask(["XTRIM", "gap:news", "MAXLEN", "2"].map { .text($0) })
            let late = try news.next(after: 1, milliseconds: 1_000)
            #expect(late.hasGap && late.last == 5 && late.news.count == 2)
            let inTime = try news.next(after: 3, milliseconds: 1_000)
            #expect(!inTime.hasGap && inTime.news.count == 2)
            // Redis has gone back, as after a failover.
            _ = try connection.ask(["SET", "gap:news:last", "3"].map { .text($0) })
            #expect(try news.next(after: 5, milliseconds: 10) == NewsPart(last: 3, hasGap: true))
        }
    }

    /// “durable before the page's record that acknowledges them”
    @Test func sessionsAreNotStoredWithoutTheValuesBeforeThem() throws {
        try withNews("order") { store, _, _ in
            try store.apply(batch(key, .new(mine)))
            #expect(try store.claim(key, for: 8, after: mine) != nil)
            var both = batch(key, .held(mine), 2)
            both.append(batch(StoreKey(1), .new(mine)))
            do throws(StoreError) {
                try store.apply(both)
                Issue.record("the value belongs to another server")
            } catch {
                #expect(error.refusals.map(\.0) == [key])
            }
            #expect(try store.claim(of: StoreKey(1)) == nil)
        }
    }

    /// They never expire, are not evicted, and are no sessions.
    @Test func valuesAreNoSessions() throws {
        try withNews("none") { store, _, _ in
            try store.apply(batch(key, .new(mine)))
            #expect(try store.size() == StoreSize())
            #expect(try store.owners().isEmpty)
            #expect(try store.evict(to: StoreSize()).isEmpty)
            #expect(try store.deleteExpired(now: .max).isEmpty)
            #expect(try store.claim(of: key) == mine)
        }
    }
}

import MartletRedis
import MartletUI
import Testing

@testable import MartletServer

@Suite struct RedisStoreTests {
    private let mine = StoreClaim.first(of: 7)

    private func batch(_ key: UInt64, _ fence: StoreFence, _ text: String, version: Int64 = 1) -> StoreBatch {
        var batch = StoreBatch()
        batch.change(
            StoreKey(key), expires: 600, fence: fence, [.put(name: "a", version: version, value: Array(text.utf8))])
        return batch
    }

    private func reason(_ body: () throws(StoreError) -> Void) -> StoreError.Reason? {
        do throws(StoreError) {
            try body()
            return nil
        } catch { return error.reason }
    }

    /// The answer to a batch may be lost, and then it is sent again with those that came after it.
    @Test func aBatchThatComesAgainAfterLaterOnesChangesNothing() throws {
        let store = try TestRedis.shared.store()
        defer { store.close() }
        try store.apply(batch(3, .new(mine), "three"))
        var first = batch(1, .new(mine), "old")
        var second = StoreBatch()
        second.move(StoreKey(1), to: StoreKey(2), fence: .held(mine))
        second.change(StoreKey(2), expires: 600, fence: .held(mine), [.put(name: "b", version: 2, value: [0x62])])
        var third = StoreBatch()
        third.delete(StoreKey(3), fence: .held(mine))
        for each in [first, second, third] { try store.apply(each) }
        first.append(second)
        first.append(third)
        try store.apply(first)
        #expect(try store.texts(StoreKey(1)).isEmpty)
        #expect(try store.texts(StoreKey(2)) == ["a=old", "b=b"])
        #expect(try store.texts(StoreKey(3)).isEmpty)
        #expect(try store.size() == StoreSize(owners: 1, bytes: 6))
        // What another server has claimed since is not taken for stored because it comes again.
        #expect(try store.claim(StoreKey(2), for: 8, after: mine) != nil)
        #expect(reason { () throws(StoreError) in try store.apply(second) } == .claimed(StoreKey(2)))
        #expect(try store.texts(StoreKey(2)) == ["a=old", "b=b"])
    }

    /// Changes that have waited may have gathered in any order.
    @Test func noSessionIsStoredWithoutTheSharedValueThatItsPostsHaveChanged() throws {
        let store = try TestRedis.shared.store()
        defer { store.close() }
        let value = StoreKey.shared(SharedName(text: "numbers", position: ""))
        var others = StoreBatch()
        let put = [StoreBatch.Change.put(name: "v", version: 1, value: [0x76])]
        others.change(value, expires: .max, fence: .new(.first(of: 8)), put)
        try store.apply(others)
        var both = batch(1, .new(mine), "a press")
        both.change(value, expires: .max, fence: .held(mine), put)
        #expect(reason { () throws(StoreError) in try store.apply(both) } == .claimed(value))
        #expect(try store.texts(StoreKey(1)).isEmpty)
    }

    /// As after a failover: what Redis has said it has is not there any more.
    @Test func historiesAreNotMixedWhenRedisGoesBack() throws {
        let address = try RedisAddress(TestRedis.shared.address + "?prefix=back", program: "")
        let direct = RedisStore(address)
        defer { direct.close() }
        let connection = try RedisConnection(address, password: nil)
        let name = "back:{\(StoreKey(1).text)}"
        try direct.apply(batch(1, .new(mine), "one"))
        let kept = try connection.ask([.text("DUMP"), .text(name)])
        guard case .bytes(let dump) = kept else {
            Issue.record("no dump")
            return
        }
        try direct.apply(batch(1, .held(mine), "two", version: 2))
        _ = try connection.ask([.text("RESTORE"), .text(name), .text("0"), .data(dump), .text("REPLACE")])
        // A part of the new history is not written into the old one; the session is stored whole then.
        #expect(
            reason { () throws(StoreError) in try direct.apply(batch(1, .held(mine), "three", version: 3)) }
                == .absent(StoreKey(1)))
        #expect(try direct.texts(StoreKey(1)).isEmpty)
        try direct.apply(batch(1, .new(mine), "four", version: 4))
        #expect(try direct.texts(StoreKey(1)) == ["a=four"])
        // All of it has gone.
        _ = try connection.ask([.text("DEL"), .text(name)])
        #expect(
            reason { () throws(StoreError) in try direct.apply(batch(1, .held(mine), "five", version: 5)) }
                == .absent(StoreKey(1)))
    }

    /// A server had a session and stored it, another has claimed it, and the server is about to claim it again: `claimAgain` does
    /// that after the claim of the other. Then the server stores something.
    private func storing(
        _ address: RedisAddress, _ options: RedisStore.Options,
        _ claimAgain: (_ store: RedisStore, _ theirs: StoreClaim) throws -> Void
    ) throws {
        let (store, others) = (RedisStore(address, options), RedisStore(address))
        defer {
            store.close()
            others.close()
        }
        try store.apply(batch(1, .new(mine), "one"))
        let theirs = try #require(try others.claim(StoreKey(1), for: 8, after: mine))
        try claimAgain(store, theirs)
        try store.apply(batch(1, .held(theirs.next(for: mine.server)), "two", version: 2))
        #expect(try store.texts(StoreKey(1)) == ["a=two"])
    }

    /// In the soak with a bad network a session was deleted, and its visitor heard that there is no such page: a server had it
    /// again, the answer to its claim was lost, and it took what it had stored with the former claim for lost.
    @Test func aClaimWhoseAnswerWasLostBeginsWithoutFormerOperations() throws {
        let address = try RedisAddress(TestRedis.shared.address + "?prefix=claims", program: "")
        var options = RedisStore.Options()
        options.writer = 5
        try storing(address, options) { store, theirs in
            // What the claim writes whose answer is lost.
            let claim = theirs.next(for: mine.server)
            let fields = [
                "s", String(claim.server), "t", String(claim.token), "w", "5", "n", String(repeating: "0", count: 20),
            ]
            let connection = try RedisConnection(address, password: nil)
            _ = try connection.succeed(["HSET", "claims:{\(StoreKey(1).text)}"] + fields)
            #expect(try store.claim(StoreKey(1), for: mine.server, after: theirs) == claim)
        }
    }

    /// The same where nobody has answered in time: in the next soak Redis ended after it had done the claim.
    @Test func aClaimThatWasNotAnsweredBeginsWithoutFormerOperations() throws {
        let redis = TestRedis("--appendonly yes --appendfsync always")
        var options = RedisStore.Options()
        options.patience.answering = 200
        try storing(try RedisAddress(redis.address, program: "claims"), options) { store, theirs in
            redis.pause(true)
            #expect(
                reason { () throws(StoreError) in _ = try store.claim(StoreKey(1), for: mine.server, after: theirs) }
                    == .away)
            redis.pause(false)
            #expect(eventually { (try? store.claim(of: StoreKey(1))) == theirs.next(for: mine.server) })
        }
    }

    @Test func aRedisThatEndsOrStopsIsWaitedForOnlySoLongAndComesBack() throws {
        let redis = TestRedis("--appendonly yes --appendfsync always")
        let store = try redis.store { $0.patience.answering = 200 }
        defer { store.close() }
        try store.put(StoreKey(1), "a", "one")
        redis.pause(true)
        let start = ContinuousClock.now
        #expect(reason { () throws(StoreError) in try store.put(StoreKey(1), "a", "two") } == .away)
        // Bounded: the test's own limit is generous, since machines are slow.
        #expect(ContinuousClock.now - start < .seconds(20))
        redis.pause(false)
        try again { try store.put(StoreKey(1), "a", "three") }
        redis.end()
        #expect(reason { () throws(StoreError) in try store.put(StoreKey(1), "a", "four") } == .away)
        #expect(reason { () throws(StoreError) in _ = try store.size() } == .away)
        redis.start()
        try again { _ = try store.size() }
        #expect(try store.texts(StoreKey(1)) == ["a=three"])
        #expect(store.statistics.errors.current >= 2)
        #expect(store.statistics.connections.current >= 3)
    }

    private func again(_ body: () throws -> Void) throws {
        for _ in 0..<200 {
            if (try? body()) != nil { return }
            SystemTime.sleep(milliseconds: 50)
        }
        try body()
    }

    @Test func aFullRedisSaysSoAndGoesOn() throws {
        let redis = TestRedis("--maxmemory 3mb --maxmemory-policy noeviction")
        let store = try redis.store()
        defer { store.close() }
        var key: UInt64 = 0
        let full = reason { () throws(StoreError) in
            while key < 1_000 {
                key += 1
                try store.put(StoreKey(key), "a", String(repeating: "x", count: 20_000))
            }
        }
        #expect(full == .full)
        // A session can still move to another server.
        #expect(try store.claim(StoreKey(1), for: 7, after: .none) == mine)
        for old in 1..<key { try store.delete(StoreKey(old)) }
        try store.put(StoreKey(2_000), "a", "small")
        #expect(try store.texts(StoreKey(2_000)) == ["a=small"])
    }

    @Test func manyRecordsAndLargeOnesAreOneBatch() throws {
        let store = try TestRedis.shared.store()
        defer { store.close() }
        var batch = StoreBatch()
        for key in 1...1_000 {
            batch.change(
                StoreKey(UInt64(key)), expires: 600,
                [.put(name: "a", version: 1, value: Array(repeating: UInt8(key % 256), count: 10_000))])
        }
        try store.apply(batch)
        #expect(try store.size() == StoreSize(owners: 1_000, bytes: 10_001_000))
        #expect(try store.contents(of: StoreKey(999)).records.first?.value.first == 231)
        #expect(try store.evict(to: StoreSize(owners: 10, bytes: .max)).count == 990)
        #expect(try store.size() == StoreSize(owners: 10, bytes: 100_010))
    }

    @Test func anAddressSaysWhereRedisIs() throws {
        func place(_ text: String) throws(StoreError) -> RedisAddress { try RedisAddress(text, program: "shop") }
        #expect(try place("redis://localhost").place == .network(host: "localhost", port: 6_379))
        #expect(try place("redis://localhost").prefix == "martlet:shop:")
        #expect(try place("redis://anna@[::1]:7000/3?prefix=p").place == .network(host: "::1", port: 7_000))
        #expect(try place("redis://anna@[::1]:7000/3?prefix=p").database == 3)
        #expect(try place("redis://anna@[::1]:7000/3?prefix=p").user == "anna")
        #expect(try place("redis://[::1]/3?prefix=p").prefix == "p:")
        #expect(try place("unix:///run/redis.sock?database=2").place == .socket(path: "/run/redis.sock"))
        #expect(try place("unix:///run/redis.sock?database=2").database == 2)
        for wrong in [
            "redis://", "redis://host:0", "redis://host:x", "redis://host/a", "redis://h?prefix={a}", "http://h",
        ] {
            #expect(throws: StoreError.self, "\(wrong)") { try place(wrong) }
        }
        let secret = #expect(throws: StoreError.self) { try place("redis://anna:secret@host") }
        #expect(secret?.description.contains("secret@") == false)
        let encrypted = #expect(throws: StoreError.self) { try place("rediss://host") }
        #expect(encrypted?.description.contains("stunnel") == true)
    }

    @Test func aPasswordAndASocketAreUsed() throws {
        let port = TestRedis.freePort()
        let redis = TestRedis("--requirepass hidden --bind 127.0.0.1 --port \(port)")
        #expect(
            reason { () throws(StoreError) in
                _ = try RedisStore(try RedisAddress(redis.address, program: "a")).size()
            } == .unavailable)
        var options = RedisStore.Options()
        options.password = "hidden"
        for address in [redis.address, "redis://127.0.0.1:\(port)/0"] {
            let store = RedisStore(try RedisAddress(address, program: "a"), options)
            try store.put(StoreKey(1), "a", "one")
            #expect(try store.texts(StoreKey(1)) == ["a=one"])
            store.close()
        }
    }
}

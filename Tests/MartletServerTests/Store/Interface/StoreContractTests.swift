import Glibc
import MartletRedis
import MartletTesting
import Testing

@testable import MartletServer

/// What every store does, tried with each kind.
@Suite struct StoreContractTests {
    enum Kind: CaseIterable {
        case memory, file, redis

        /// Whether a batch whose changes of one owner are refused changes nobody else either.
        var isWhole: Bool { self != .redis }
    }

    private func withStore(_ kind: Kind, ownerLimit: Int = .max, _ body: (any Store) throws -> Void) throws {
        switch kind {
        case .memory: try body(MemoryStore(ownerLimit: ownerLimit))
        case .redis:
            let store = try TestRedis.shared.store { $0.ownerLimit = ownerLimit }
            defer { store.close() }
            try body(store)
        case .file:
            let folder = TestFolder()
            var options = SQLiteStore.Options()
            options.ownerLimit = ownerLimit
            options.log.hasThread = false
            let store = try SQLiteStore(folder.file(), options)
            defer { store.close() }
            try body(store)
        }
    }

    @Test(arguments: Kind.allCases) func recordsAreReadAsTheyWereWritten(_ kind: Kind) throws {
        try withStore(kind) { store in
            let values: [[UInt8]] = [[], [0], Array(repeating: 7, count: 100_000)]
            var batch = StoreBatch()
            for (index, value) in values.enumerated() {
                batch.change(StoreKey(1), expires: 61, [.put(name: "ü\u{0}\(index)", version: 1 << 60, value: value)])
            }
            try store.apply(batch)
            #expect(try store.records(of: StoreKey(1)).map(\.value) == values)
            #expect(try store.records(of: StoreKey(1)).map(\.name) == ["ü\u{0}0", "ü\u{0}1", "ü\u{0}2"])
            #expect(try store.records(of: StoreKey(2)).isEmpty)
            #expect(try store.owners() == [StoredOwner(key: StoreKey(1), expires: 120, bytes: 100_001 + 12)])
        }
    }

    @Test(arguments: Kind.allCases) func aBatchIsAppliedWholeOrNotAtAll(_ kind: Kind) throws {
        try withStore(kind, ownerLimit: 100) { store in
            try store.put(StoreKey(1), "page", "five", version: 5)
            var batch = StoreBatch()
            batch.change(StoreKey(2), expires: 60, [.put(name: "page", version: 1, value: [1])])
            batch.change(StoreKey(1), expires: 60, [.put(name: "page", version: 4, value: [1])])
            let error = #expect(throws: StoreError.self) { try store.apply(batch) }
            #expect(error?.reason == .outdated(StoreKey(1), "page"))
            #expect(try store.texts(StoreKey(1)) == ["page=five"])
            if kind.isWhole {
                #expect(try store.owners().map(\.key) == [StoreKey(1)])
                #expect(try store.size() == StoreSize(owners: 1, bytes: 8))
            } else {
                try store.delete(StoreKey(2))
            }
            // Nothing of an owner is changed if a later change of it is refused.
            let second = #expect(throws: StoreError.self) {
                var batch = StoreBatch()
                batch.change(
                    StoreKey(1), expires: 60,
                    [.put(name: "page", version: 6, value: [1]), .put(name: "page", version: 4, value: [1])])
                try store.apply(batch)
            }
            #expect(second?.reason == .outdated(StoreKey(1), "page"))
            #expect(try store.texts(StoreKey(1)) == ["page=five"])
            #expect(try store.size() == StoreSize(owners: 1, bytes: 8))
            // The same version again is allowed.
            try store.put(StoreKey(1), "page", "again", version: 5)
            let large = #expect(throws: StoreError.self) {
                try store.put(StoreKey(1), "page", String(repeating: "x", count: 97), version: 6)
            }
            #expect(large?.reason == .tooLarge(StoreKey(1)))
            #expect(try store.texts(StoreKey(1)) == ["page=again"])
            // What belongs to the process has no limit of a session.
            try store.put(.process, "page", String(repeating: "x", count: 1_000))
        }
    }

    @Test(arguments: Kind.allCases) func aMoveTakesTheRecordsAndReplacesTheOther(_ kind: Kind) throws {
        try withStore(kind) { store in
            try store.put(StoreKey(1), "a", "mine")
            try store.put(StoreKey(2), "b", "other")
            var batch = StoreBatch()
            batch.move(StoreKey(1), to: StoreKey(2))
            batch.change(StoreKey(2), expires: 600, [.put(name: "c", version: 1, value: [0x63])])
            batch.move(StoreKey(9), to: StoreKey(2))
            batch.move(StoreKey(2), to: StoreKey(2))
            try store.apply(batch)
            #expect(try store.texts(StoreKey(2)) == ["a=mine", "c=c"])
            #expect(try store.texts(StoreKey(1)).isEmpty)
            #expect(try store.size() == StoreSize(owners: 1, bytes: 7))
        }
    }

    @Test(arguments: Kind.allCases) func whatHasExpiredIsDeletedAndTheProcessNever(_ kind: Kind) throws {
        try withStore(kind) { store in
            for number in 1...5 { try store.put(StoreKey(UInt64(number)), "a", "b", expires: Int64(number) * 60) }
            try store.put(.process, "a", "b", expires: 0)
            #expect(try store.deleteExpired(now: 59).isEmpty)
            #expect(try Set(store.deleteExpired(now: 180)) == [StoreKey(1), StoreKey(2), StoreKey(3)])
            #expect(try store.size() == StoreSize(owners: 2, bytes: 4))
            #expect(try Set(store.deleteExpired(now: .max)) == [StoreKey(4), StoreKey(5)])
            #expect(try store.owners().map(\.key) == [.process])
        }
    }

    @Test(arguments: Kind.allCases) func thoseThatExpireFirstAreEvicted(_ kind: Kind) throws {
        try withStore(kind) { store in
            for number in 1...6 { try store.put(StoreKey(UInt64(number)), "a", "bcd", expires: Int64(7 - number) * 60) }
            try store.put(.process, "a", String(repeating: "x", count: 100))
            #expect(try store.evict(to: StoreSize(owners: 6, bytes: 24)).isEmpty)
            #expect(try store.evict(to: StoreSize(owners: 4, bytes: 24)) == [StoreKey(6), StoreKey(5)])
            #expect(try store.evict(to: StoreSize(owners: 4, bytes: 11)) == [StoreKey(4), StoreKey(3)])
            #expect(try Set(store.evict(to: StoreSize())) == [StoreKey(1), StoreKey(2)])
            #expect(try store.owners().map(\.key) == [.process])
        }
    }

    @Test(
        "“Who holds more than their share of the bytes loses first, and signed-in sessions go last”",
        arguments: Kind.allCases)
    func whoHasMoreThanAShareMakesRoomFirst(_ kind: Kind) throws {
        try withStore(kind) { store in
            func add(_ key: UInt64, bytes: Int, user: Int64 = 0, address: Int64 = 0) throws {
                var batch = StoreBatch()
                batch.change(
                    StoreKey(key), expires: Int64(1_000 + key) * 60, tags: OwnerTags(user: user, address: address),
                    [.put(name: "a", version: 1, value: Array(repeating: 1, count: bytes - 1))])
                try store.apply(batch)
            }
            // Ten visitors, the first of them signed in; one with a large session; one address with ten cookies; and one
            // user with ten sessions.
            for key in 1...10 { try add(UInt64(key), bytes: 10, user: key == 1 ? 7 : 0, address: Int64(key)) }
            try add(20, bytes: 300, address: 20)
            for key in 30..<40 { try add(UInt64(key), bytes: 30, address: 30) }
            for key in 50..<60 { try add(UInt64(key), bytes: 30, user: 50) }
            var shares = StoreShares()
            (shares.ofSession, shares.ofUser, shares.ofAddress) = (100, 100, 100)
            #expect(try store.evict(to: StoreSize(owners: 100, bytes: 700), shares) == [StoreKey(20)])
            let cookies = try store.evict(to: StoreSize(owners: 100, bytes: 550), shares)
            #expect(cookies == (30..<35).map { StoreKey(UInt64($0)) })
            // An address that is within its share gives nothing more; then the user's.
            let users = try store.evict(to: StoreSize(owners: 100, bytes: 300), shares)
            #expect(users == (35..<37).map { StoreKey(UInt64($0)) } + (50..<57).map { StoreKey(UInt64($0)) })
            // Then those that expire first, who are signed in last.
            let others = try store.evict(to: StoreSize(owners: 100, bytes: 180), shares)
            #expect(others == (2...10).map { StoreKey(UInt64($0)) } + [StoreKey(37)])
            #expect(try store.evict(to: StoreSize(owners: 100, bytes: 95), shares).last == StoreKey(1))
        }
    }

    private func problem(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    // MARK: Claims

    @Test(arguments: Kind.allCases) func anOwnerHasOneClaimWhoseTokenRises(_ kind: Kind) throws {
        try withStore(kind) { store in
            #expect(try store.claim(of: StoreKey(1)) == nil)
            #expect(try store.claim(StoreKey(1), for: 7, after: .none) == nil)
            try store.put(StoreKey(1), "a", "b")
            #expect(try store.claim(of: StoreKey(1)) == StoreClaim.none)
            let first = try #require(try store.claim(StoreKey(1), for: .max, after: .none))
            #expect(first == StoreClaim(server: .max, token: 1))
            // Who comes second finds another claim than they have read.
            #expect(try store.claim(StoreKey(1), for: 8, after: .none) == nil)
            #expect(try store.claim(of: StoreKey(1)) == first)
            let second = try #require(try store.claim(StoreKey(1), for: 8, after: first))
            #expect(second == StoreClaim(server: 8, token: 2))
            // Only the holder gives it up, and the token stays.
            try store.release(StoreKey(1), first)
            #expect(try store.claim(of: StoreKey(1)) == second)
            try store.release(StoreKey(1), second)
            #expect(try store.claim(of: StoreKey(1)) == StoreClaim(server: 0, token: 2))
            try store.release(StoreKey(2), second)
            #expect(try store.texts(StoreKey(1)) == ["a=b"])
        }
    }

    private func change(
        _ store: any Store, _ key: UInt64, _ fence: StoreFence, _ text: String, version: Int64 = 1
    ) throws -> StoreError.Reason? {
        var batch = StoreBatch()
        batch.change(
            StoreKey(key), expires: 600, fence: fence, [.put(name: "a", version: version, value: Array(text.utf8))])
        do throws(StoreError) {
            try store.apply(batch)
            return nil
        } catch { return error.reason }
    }

    @Test(arguments: Kind.allCases) func aFenceLetsNobodyElseWrite(_ kind: Kind) throws {
        try withStore(kind) { store in
            let mine = StoreClaim.first(of: 7)
            #expect(try change(store, 1, .held(mine), "early") == .absent(StoreKey(1)))
            #expect(try change(store, 1, .new(mine), "one") == nil)
            #expect(try store.claim(of: StoreKey(1)) == mine)
            #expect(try change(store, 1, .new(mine), "two") == nil)
            #expect(try change(store, 1, .new(.first(of: 8)), "theirs") == .claimed(StoreKey(1)))
            #expect(try change(store, 1, .held(mine), "three") == nil)
            let theirs = try #require(try store.claim(StoreKey(1), for: 8, after: mine))
            #expect(try change(store, 1, .held(mine), "late") == .claimed(StoreKey(1)))
            #expect(try change(store, 1, .new(mine), "late") == .claimed(StoreKey(1)))
            #expect(try change(store, 1, .held(theirs), "four") == nil)
            // The same server again is another claim.
            let again = try #require(try store.claim(StoreKey(1), for: 7, after: theirs))
            #expect(again.token > mine.token)
            #expect(try change(store, 1, .held(mine), "late") == .claimed(StoreKey(1)))
            #expect(try store.texts(StoreKey(1)) == ["a=four"])
            // Deletions and moves are fenced as well.
            for isMove in [false, true] {
                var batch = StoreBatch()
                if isMove {
                    batch.move(StoreKey(1), to: StoreKey(2), fence: .held(theirs))
                } else {
                    batch.delete(StoreKey(1), fence: .held(theirs))
                }
                let error = #expect(throws: StoreError.self) { try store.apply(batch) }
                #expect(error?.reason == .claimed(StoreKey(1)))
            }
            var batch = StoreBatch()
            batch.delete(StoreKey(9), fence: .held(theirs))
            batch.move(StoreKey(1), to: StoreKey(2), fence: .held(again))
            try store.apply(batch)
            #expect(try store.claim(of: StoreKey(1)) == nil)
            #expect(try store.claim(of: StoreKey(2)) == again)
            #expect(try change(store, 1, .held(again), "late") == .absent(StoreKey(1)))
            batch = StoreBatch()
            batch.delete(StoreKey(2), fence: .held(again))
            try store.apply(batch)
            #expect(try store.size() == StoreSize())
        }
    }

    @Test(arguments: Kind.allCases) func severalRefusalsAreAllNamedInTheEnd(_ kind: Kind) throws {
        try withStore(kind) { store in
            var batch = StoreBatch()
            for key in 1...6 {
                batch.change(
                    StoreKey(UInt64(key)), expires: 60,
                    fence: key % 2 == 0 ? .held(.first(of: 7)) : .new(.first(of: 7)),
                    [.put(name: "a", version: 1, value: [1])])
            }
            var refused: Set<StoreKey> = []
            while true {
                do throws(StoreError) {
                    try store.apply(batch)
                    break
                } catch {
                    let owners = error.refusals.map(\.owner)
                    try #require(!owners.isEmpty)
                    for owner in owners { batch.removeChanges(of: owner) }
                    refused.formUnion(owners)
                }
            }
            #expect(refused == [StoreKey(2), StoreKey(4), StoreKey(6)])
            #expect(try Set(store.owners().map(\.key)) == [StoreKey(1), StoreKey(3), StoreKey(5)])
        }
    }

    // MARK: Parts

    @Test(arguments: Kind.allCases) func ownersComeInPages(_ kind: Kind) throws {
        try withStore(kind) { store in
            #expect(try store.owners(after: nil, limit: 10).owners.isEmpty)
            for key in 1...700 { try store.put(StoreKey(UInt64(key)), "a", "b", expires: Int64(key)) }
            var (found, pages): ([StoreKey: StoredOwner], Int) = ([:], 0)
            var place: StorePage.Place?
            repeat {
                let page = try store.owners(after: place, limit: 100)
                for owner in page.owners { found[owner.key] = owner }
                pages += 1
                place = page.next
                // What comes and goes meanwhile keeps nobody from being found.
                try store.put(StoreKey(UInt64(1_000 + pages)), "a", "b")
                try store.delete(StoreKey(UInt64(999 + pages)))
            } while place != nil
            #expect(pages > 3)
            #expect((1...700).allSatisfy { found[StoreKey($0)]?.bytes == 2 })
        }
    }

    @Test(arguments: Kind.allCases) func recordsAreReadByName(_ kind: Kind) throws {
        try withStore(kind) { store in
            for name in ["a", "b", "ab"] { try store.put(StoreKey(1), name, name) }
            let names = { (names: [String]) in try store.records(of: StoreKey(1), named: names).map(\.name) }
            #expect(try names(["b", "c", "a"]).sorted() == ["a", "b"])
            #expect(try names([]).isEmpty)
            #expect(try store.records(of: StoreKey(2), named: ["a"]).isEmpty)
            #expect(try store.records(of: StoreKey(1), named: ["ab"]).first?.value == Array("ab".utf8))
        }
    }

    @Test(arguments: Kind.allCases) func theRecordsOfOnePageAreReadAlone(_ kind: Kind) throws {
        try withStore(kind) { store in
            for name in ["page:1", "page:1:b:0", "page:1:n", "page:10", "page:10:b:0", "page:1;", "page:0", "session"] {
                try store.put(StoreKey(1), name, name)
            }
            let names = { (name: String) in try store.records(of: StoreKey(1), under: name).map(\.name) }
            #expect(try names("page:1").sorted() == ["page:1", "page:1:b:0", "page:1:n"])
            #expect(try names("page:10").sorted() == ["page:10", "page:10:b:0"])
            #expect(try names("page:2").isEmpty)
            #expect(try store.records(of: StoreKey(2), under: "page:1").isEmpty)
            let record = try store.records(of: StoreKey(1), under: "session").first
            #expect(record == StoredRecord(name: "session", version: 1, value: Array("session".utf8)))
        }
    }

    /// Random batches have the same result in all kinds of store, after opening the file again, and in Redis although each
    /// batch is sent a second time now and then.
    @Test(arguments: 1...4) func allKindsAgree(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let folder = TestFolder()
        let memory = MemoryStore(ownerLimit: 4_000)
        var options = SQLiteStore.Options()
        options.ownerLimit = 4_000
        options.log.moveBytes = 20_000
        options.log.beginBytes = 60_000
        options.log.hasThread = false
        options.log.longestCopy = 0
        options.log.longestPause = 0
        var file = try SQLiteStore(folder.file(), options)
        defer { file.close() }
        let redis = try TestRedis.shared.store { $0.ownerLimit = 4_000 }
        defer { redis.close() }
        for round in 1...300 {
            var batch = StoreBatch()
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let owner = StoreKey(UInt64.random(in: 1...12, using: &random))
                switch Int.random(in: 0...9, using: &random) {
                case 0: batch.delete(owner)
                case 1: batch.move(owner, to: StoreKey(UInt64.random(in: 1...12, using: &random)))
                default:
                    let changes = (0..<Int.random(in: 0...3, using: &random)).map { _ -> StoreBatch.Change in
                        let name = "page:\(Int.random(in: 0...4, using: &random))"
                        guard Int.random(in: 0...5, using: &random) > 0 else { return .remove(name: name) }
                        let value = [UInt8](
                            repeating: UInt8(round % 256), count: .random(in: 0...1_500, using: &random))
                        // Now and then one that is too old.
                        return .put(
                            name: name, version: Int64(round - (Int.random(in: 0...60, using: &random) == 0 ? 50 : 0)),
                            value: value)
                    }
                    batch.change(owner, expires: .random(in: 0...2_000, using: &random), changes)
                }
            }
            let expected = problem { try memory.apply(batch) }
            #expect(problem { try file.apply(batch) } == expected)
            if expected == nil {
                try redis.apply(batch)
                if round % 7 == 0 { try redis.apply(batch) }
            }
            if round % 10 == 0 { _ = try file.keepLog() }
            if round % 97 == 0 {
                file.close()
                file = try SQLiteStore(folder.file(), options)
            }
            if round % 50 == 0 {
                let now = Int64.random(in: 0...1_000, using: &random)
                let expired = Set(memory.deleteExpired(now: now))
                #expect(expired == Set(try file.deleteExpired(now: now)))
                #expect(expired == Set(try redis.deleteExpired(now: now)))
            }
            #expect(memory.size() == (try file.size()))
            #expect(memory.size() == (try redis.size()))
        }
        let byKey = { (one: StoredOwner, other: StoredOwner) in one.key.low < other.key.low }
        #expect(memory.owners().sorted(by: byKey) == (try file.owners().sorted(by: byKey)))
        #expect(memory.owners().sorted(by: byKey) == (try redis.owners().sorted(by: byKey)))
        #expect(!memory.owners().isEmpty)
        for owner in memory.owners() {
            #expect(try memory.contents(of: owner.key) == file.contents(of: owner.key))
            #expect(try memory.contents(of: owner.key) == redis.contents(of: owner.key))
        }
    }
}

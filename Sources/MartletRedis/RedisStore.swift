package import MartletServer
import Synchronization

/// A store in a Redis, for any number of servers.
///
/// Each owner is one hash, changed by a script that checks its claim ([decision 54](docs/decisions/0054-redis.md)). A sorted
/// set has the owners by the time when they expire, and a number the bytes of all records.
package final class RedisStore: Store {
    /// How a store is opened.
    package struct Options: Sendable {
        /// Bytes that one session may have.
        package var ownerLimit = Int.max
        /// Who writes: a random number that no other process ever has.
        package var writer = UInt64.random(in: 1 ... .max)
        package var password: String?
        package var patience = RedisConnection.Patience()

        package init() {}
    }

    private let link: RedisLink
    private let address: RedisAddress
    private let options: Options
    /// The number of the last operation of each claimed owner that is known to be stored. If Redis has an earlier one, it
    /// has lost what it said it had. That is not noticed of owners which are missing here.
    private let known = Mutex<[StoreKey: UInt64]>([:])
    /// So many are remembered: others may have deleted owners without this server hearing of it.
    private static let knownLimit = 100_000

    package var statistics: RedisStatistics { link.statistics }

    /// Makes a store. Nothing is connected yet.
    package init(
        _ address: RedisAddress, _ options: Options = Options(), _ statistics: RedisStatistics = RedisStatistics()
    ) {
        (self.address, self.options) = (address, options)
        link = RedisLink(address, password: options.password, options.patience, statistics)
    }

    // MARK: Keys

    /// In braces, so that all keys which a session may ever have are in one place of a divided Redis.
    private func key(_ owner: StoreKey) -> String {
        guard owner.isOfProgram else { return address.prefix + "{\(owner.text)}" }
        return address.prefix + "process" + (owner == .process ? "" : ":" + owner.text)
    }

    /// Where others hear that what belongs to all of them has changed.
    private func newsKeys(_ owner: StoreKey) -> [String] {
        owner.isOfProgram ? RedisNews.keys(address) : []
    }

    private var ownersKey: String { address.prefix + "owners" }
    private var bytesKey: String { address.prefix + "bytes" }
    private func member(_ owner: StoreKey) -> String { owner.isOfProgram ? "" : owner.text }

    // MARK: Reading

    package func owners() throws(StoreError) -> [StoredOwner] {
        var owners: [StoreKey: StoredOwner] = [:]
        var place: StorePage.Place?
        repeat {
            let page = try self.owners(after: place, limit: 1_000)
            for owner in page.owners { owners[owner.key] = owner }
            place = page.next
        } while place != nil
        return Array(owners.values)
    }

    package func owners(after place: StorePage.Place?, limit: Int) throws(StoreError) -> StorePage {
        let found = try link.ask(["ZSCAN", ownersKey, place?.text ?? "0", "COUNT", String(limit)]).elements
        let names = (found.last?.elements ?? []).enumerated().filter { $0.offset % 2 == 0 }
            .compactMap { $0.element.text.flatMap { StoreKey(text: $0) } }
        // The program's own is not among the others. It comes first.
        let keys = (place == nil ? [StoreKey.process] : []) + names
        let fields = try link.ask(all: keys.map { ["HMGET", key($0), "e", "u", "a", "b"] })
        let owners = zip(keys, fields).compactMap { key, fields -> StoredOwner? in
            let numbers = fields.elements.map { $0.number ?? 0 }
            guard numbers.count == 4, fields.elements[0] != .nothing else { return nil }
            return StoredOwner(
                key: key, expires: numbers[0], tags: OwnerTags(user: numbers[1], address: numbers[2]),
                bytes: Int(numbers[3]))
        }
        let next = found.first?.text ?? "0"
        return StorePage(owners, next: next == "0" ? nil : StorePage.Place(next))
    }

    package func contents(of owner: StoreKey) throws(StoreError) -> OwnerContents {
        let fields = try link.ask(["HGETALL", key(owner)]).elements
        var contents = OwnerContents()
        var (bytes, expected): (Int, Int) = (0, 0)
        for index in stride(from: 0, to: fields.count - 1, by: 2) {
            guard let field = fields[index].value, let value = fields[index + 1].value else { continue }
            if field == [0x62] { expected = Int(fields[index + 1].number ?? 0) }
            guard field.starts(with: Self.recordPrefix) else { continue }
            let name = String(decoding: field.dropFirst(2), as: UTF8.self)
            if let record = Self.record(name, value) {
                contents.records.append(record)
                bytes += name.utf8.count + record.value.count
            } else {
                contents.damaged.append(name)
            }
        }
        contents.records.sort { $0.name < $1.name }
        contents.lacksRecords = bytes < expected && contents.damaged.isEmpty
        return contents
    }

    package func records(of owner: StoreKey, under name: String) throws(StoreError) -> [StoredRecord] {
        let names = try link.ask(["HKEYS", key(owner)]).elements.compactMap(\.text)
            .filter { $0.hasPrefix("r:") }.map { String($0.dropFirst(2)) }
            .filter { StoredRecord(name: $0, version: 0, value: []).isUnder(name) }.sorted()
        return try records(of: owner, named: names)
    }

    package func records(of owner: StoreKey, named names: [String]) throws(StoreError) -> [StoredRecord] {
        guard !names.isEmpty else { return [] }
        let values = try link.ask(["HMGET", key(owner)] + names.map { "r:" + $0 }).elements
        return zip(names, values).compactMap { name, value in value.value.flatMap { Self.record(name, $0) } }
    }

    private static let recordPrefix = Array("r:".utf8)

    /// A record out of its field.
    private static func record(_ name: String, _ value: [UInt8]) -> StoredRecord? {
        guard value.count >= 20, let version = Int64(String(decoding: value.prefix(20), as: UTF8.self)) else {
            return nil
        }
        return StoredRecord(name: name, version: version, value: Array(value.dropFirst(20)))
    }

    // MARK: Changing

    package func apply(_ batch: StoreBatch) throws(StoreError) {
        guard !batch.isEmpty else { return }
        // What belongs to sessions comes only when the shared values are there, in whatever order changes have gathered: sessions are
        // not to have what their posts have done to a value that the store does not have.
        try apply(batch.entries.filter(\.operation.owner.isOfProgram))
        try apply(batch.entries.filter { !$0.operation.owner.isOfProgram })
    }

    private func apply(_ entries: [StoreBatch.Entry]) throws(StoreError) {
        guard !entries.isEmpty else { return }
        let calls = entries.compactMap { entry in call(entry).map { (entry, $0) } }
        let replies = try link.run(calls.map(\.1))
        var refusals: [StoreError] = []
        var refused: Set<StoreKey> = []
        for ((entry, _), reply) in zip(calls, replies) {
            let owner = entry.operation.owner
            if let error = refusal(owner, reply) {
                if refused.insert(owner).inserted { refusals.append(error) }
                switch error.reason {
                case .claimed, .absent: known.withLock { $0[owner] = nil }
                default: break
                }
            } else {
                record(entry)
            }
        }
        if let error = StoreError.refusals(refusals) { throw error }
    }

    private func refusal(_ owner: StoreKey, _ reply: RedisReply) -> StoreError? {
        switch reply.text ?? reply.elements.first?.text {
        case "claimed": return .claimed(owner)
        case "absent": return .absent(owner)
        case "large": return .tooLarge(owner, options.ownerLimit)
        case "outdated": return .outdated(owner, reply.elements.last?.text ?? "")
        default: return nil
        }
    }

    /// Remembers what Redis has taken.
    private func record(_ entry: StoreBatch.Entry) {
        known.withLock { known in
            if known.count >= Self.knownLimit { known = [:] }
            switch entry.operation {
            case .change(_, _, _, .none, _), .delete(_, .none), .move(_, _, .none): break
            case .change(let owner, _, _, _, _): known[owner] = max(entry.number, known[owner] ?? 0)
            case .delete(let owner, _): known[owner] = nil
            case .move(let owner, let new, _):
                known[owner] = nil
                known[new] = max(entry.number, known[new] ?? 0)
            }
        }
    }

    /// What a script is called with; `nil` if there is nothing to do.
    private func call(_ entry: StoreBatch.Entry) -> RedisCall? {
        let owner = entry.operation.owner
        var keys = [key(owner), ownersKey, bytesKey]
        func head(_ fence: StoreFence) -> [RedisArgument] {
            let (kind, claim): (String, StoreClaim) =
                switch fence {
                case .none: ("none", .none)
                case .new(let claim): ("new", claim)
                case .held(let claim): ("held", claim)
                }
            return [
                member(owner), String(options.writer), Self.digits(entry.number), kind, String(claim.server),
                String(claim.token), Self.digits(known.withLock { $0[owner] ?? 0 }),
            ].map(RedisArgument.text)
        }
        switch entry.operation {
        case .change(_, let expires, let tags, let fence, let changes):
            let time = owner.isOfProgram ? Int64.max : expires.roundedUpToMinute
            keys += newsKeys(owner)
            var arguments =
                head(fence)
                + [time, tags.user, tags.address, Int64(options.ownerLimit)].map { .text(String($0)) }
            for change in changes {
                switch change {
                case .put(let name, let version, let value):
                    let digits = Self.digits(UInt64(clamping: version))
                    arguments += [.text("p"), .text(name), .data(Array(digits.utf8) + value)]
                case .remove(let name): arguments += [.text("r"), .text(name)]
                }
            }
            return RedisCall(script: .change, keys: keys, arguments: arguments)
        case .delete(_, let fence): return RedisCall(script: .delete, keys: keys, arguments: head(fence))
        case .move(_, let new, let fence):
            guard owner != new, !owner.isOfProgram, !new.isOfProgram else { return nil }
            keys.append(key(new))
            return RedisCall(script: .move, keys: keys, arguments: head(fence) + [.text(member(new))])
        }
    }

    /// Twenty digits, which sort as the numbers do.
    private static func digits(_ number: UInt64) -> String {
        let digits = String(number)
        return String(repeating: "0", count: 20 - digits.utf8.count) + digits
    }

    // MARK: Claims

    package func claim(of owner: StoreKey) throws(StoreError) -> StoreClaim? {
        let fields = try link.ask(["HMGET", key(owner), "s", "t"]).elements
        guard fields.count == 2, let server = fields[0].text.flatMap({ UInt64($0) }), let token = fields[1].number
        else { return nil }
        return StoreClaim(server: server, token: token)
    }

    package func claim(
        _ owner: StoreKey, for server: UInt64, after former: StoreClaim
    ) throws(StoreError) -> StoreClaim? {
        let claim = former.next(for: server)
        let arguments = [
            String(former.server), String(former.token), String(claim.server), String(claim.token),
            String(options.writer), Self.digits(0), owner.text,
        ]
        // A claim begins without operations, also one whose answer is lost: those of an earlier claim do not count as lost.
        defer { known.withLock { $0[owner] = nil } }
        let keys = [key(owner)] + newsKeys(owner)
        let replies = try link.run([
            RedisCall(script: .claim, keys: keys, arguments: arguments.map(RedisArgument.text))
        ])
        if replies.first?.number != 1 {
            // The answer to the same claim may have been lost.
            guard try self.claim(of: owner) == claim else { return nil }
        }
        return claim
    }

    package func release(_ owner: StoreKey, _ claim: StoreClaim) throws(StoreError) {
        _ = try link.run([
            RedisCall(
                script: .release, keys: [key(owner)],
                arguments: [String(claim.server), String(claim.token)].map(RedisArgument.text))
        ])
        known.withLock { $0[owner] = nil }
    }

    // MARK: Making room

    package func deleteExpired(now: Int64) throws(StoreError) -> [StoreKey] {
        let time = String(min(now, .max - 1))
        let found = try link.ask(["ZRANGEBYSCORE", ownersKey, "-inf", time, "LIMIT", "0", "1000"]).elements
        return try delete(found.compactMap { $0.text.flatMap { StoreKey(text: $0) } }, .expire, [time])
    }

    package func evict(to limit: StoreSize, _ shares: StoreShares) throws(StoreError) -> [StoreKey] {
        let size = try size()
        guard size.exceeds(limit) else { return [] }
        return try delete(Eviction.keys(of: try owners(), to: limit, from: size, shares), .evict, [])
    }

    private func delete(
        _ owners: [StoreKey], _ script: RedisScript, _ arguments: [String]
    ) throws(StoreError) -> [StoreKey] {
        let replies = try link.run(
            owners.map { owner in
                RedisCall(
                    script: script, keys: [key(owner), ownersKey, bytesKey],
                    arguments: ([member(owner)] + arguments).map(RedisArgument.text))
            })
        let deleted = zip(owners, replies).filter { $0.1.number == 1 }.map(\.0)
        known.withLock { for owner in deleted { $0[owner] = nil } }
        return deleted
    }

    package func size() throws(StoreError) -> StoreSize {
        let replies = try link.ask(all: [["ZCARD", ownersKey], ["GET", bytesKey]])
        return StoreSize(owners: Int(replies[0].number ?? 0), bytes: Int(replies[1].number ?? 0))
    }

    package func lastCommit() -> CommitMark? { nil }

    package func damagedRecords() -> Int { 0 }

    package func close() { link.close() }
}

extension StoreBatch.Operation {
    /// The owner whose claim counts.
    fileprivate var owner: StoreKey {
        switch self {
        case .change(let owner, _, _, _, _), .delete(let owner, _), .move(let owner, _, _): owner
        }
    }
}

import Synchronization

/// A store in memory: what it keeps outlives a page's sleep, and ends with the process.
package final class MemoryStore: Store {
    private struct Contents {
        var owners: [StoreKey: MemoryOwner] = [:]
        var size = StoreSize()

        subscript(key: StoreKey) -> MemoryOwner? {
            get { owners[key] }
            set {
                if !key.isOfProgram {
                    size.owners += (newValue == nil ? 0 : 1) - (owners[key] == nil ? 0 : 1)
                    size.bytes += (newValue?.bytes ?? 0) - (owners[key]?.bytes ?? 0)
                }
                owners[key] = newValue
            }
        }
    }

    private let contents = Mutex(Contents())
    private let ownerLimit: Int

    /// `ownerLimit` is the number of bytes that one session may have.
    package init(ownerLimit: Int = .max) { self.ownerLimit = ownerLimit }

    package func owners() -> [StoredOwner] {
        contents.withLock { contents in
            contents.owners.map {
                StoredOwner(
                    key: $0.key, expires: $0.value.expires, tags: $0.value.tags, bytes: $0.value.bytes)
            }
        }
    }

    package func contents(of owner: StoreKey) -> OwnerContents {
        let records = contents.withLock { $0.owners[owner]?.records ?? [:] }
        return OwnerContents(records.values.sorted { $0.name < $1.name })
    }

    package func owners(after place: StorePage.Place?, limit: Int) -> StorePage {
        let owners = owners().sorted { $0.key.isBefore($1.key) }
        let start = place.map { place in owners.firstIndex { $0.key.text > place.text } ?? owners.endIndex } ?? 0
        let page = owners[start...].prefix(limit)
        return StorePage(
            Array(page), next: page.endIndex < owners.endIndex ? page.last.map { StorePage.Place($0.key.text) } : nil)
    }

    package func records(of owner: StoreKey, under name: String) -> [StoredRecord] {
        contents(of: owner).records.filter { $0.isUnder(name) }
    }

    package func claim(of owner: StoreKey) -> StoreClaim? { contents.withLock { $0[owner]?.claim } }

    package func claim(_ owner: StoreKey, for server: UInt64, after former: StoreClaim) -> StoreClaim? {
        contents.withLock { contents in
            guard contents[owner]?.claim == former else { return nil }
            let claim = former.next(for: server)
            contents[owner]?.claim = claim
            return claim
        }
    }

    package func release(_ owner: StoreKey, _ claim: StoreClaim) {
        contents.withLock { contents in
            guard contents[owner]?.claim == claim else { return }
            contents[owner]?.claim = StoreClaim(server: 0, token: claim.token)
        }
    }

    package func lastCommit() -> CommitMark? { nil }

    package func damagedRecords() -> Int { 0 }

    package func apply(_ batch: StoreBatch) throws(StoreError) {
        try contents.withLock { (contents) throws(StoreError) in
            // What the batch has changed so far. If it fails, the contents are as they were.
            var changed: [StoreKey: MemoryOwner?] = [:]
            for operation in batch.operations {
                switch operation {
                case .change(let key, let expires, let tags, let fence, let changes):
                    let stored = changed[key] ?? contents[key]
                    if let problem = fence.problem(stored?.claim, of: key) { throw problem }
                    var owner = stored ?? MemoryOwner(claim: fence.first)
                    let before = owner.bytes
                    owner.expires = key.isOfProgram ? .max : expires.roundedUpToMinute
                    owner.tags = tags
                    try owner.apply(changes, of: key)
                    guard owner.bytes <= max(ownerLimit, before) || key.isOfProgram else {
                        throw .tooLarge(key, ownerLimit)
                    }
                    changed[key] = owner
                case .delete(let key, let fence):
                    guard let owner = changed[key] ?? contents[key] else { continue }
                    if let problem = fence.problem(owner.claim, of: key) { throw problem }
                    changed[key] = .some(nil)
                case .move(let key, let new, let fence):
                    guard key != new, !key.isOfProgram, !new.isOfProgram,
                        let owner = changed[key] ?? contents[key]
                    else { continue }
                    if let problem = fence.problem(owner.claim, of: key) { throw problem }
                    changed[key] = .some(nil)
                    changed[new] = owner
                }
            }
            for (key, owner) in changed { contents[key] = owner }
        }
    }

    package func deleteExpired(now: Int64) -> [StoreKey] {
        contents.withLock { contents in
            let expired = contents.owners.filter { $0.value.expires <= now && !$0.key.isOfProgram }.map(\.key)
            for key in expired { contents[key] = nil }
            return expired
        }
    }

    package func evict(to limit: StoreSize, _ shares: StoreShares) -> [StoreKey] {
        contents.withLock { contents in
            let owners = contents.owners.map {
                StoredOwner(key: $0.key, expires: $0.value.expires, tags: $0.value.tags, bytes: $0.value.bytes)
            }
            let keys = Eviction.keys(of: owners, to: limit, from: contents.size, shares)
            for key in keys { contents[key] = nil }
            return keys
        }
    }

    package func size() -> StoreSize { contents.withLock { $0.size } }

    package func close() {}
}

/// An owner in memory.
private struct MemoryOwner {
    var expires: Int64 = 0
    var tags = OwnerTags()
    var claim: StoreClaim
    private(set) var records: [String: StoredRecord] = [:]
    private(set) var bytes = 0

    init(claim: StoreClaim) { self.claim = claim }

    mutating func apply(_ changes: [StoreBatch.Change], of key: StoreKey) throws(StoreError) {
        for change in changes {
            switch change {
            case .put(let name, let version, let value):
                let stored = records[name]
                if let stored, stored.version > version { throw .outdated(key, name) }
                bytes += name.utf8.count + value.count - (stored?.bytes ?? 0)
                records[name] = StoredRecord(name: name, version: version, value: value)
            case .remove(let name):
                bytes -= records[name]?.bytes ?? 0
                records[name] = nil
            }
        }
    }
}

extension StoredRecord {
    fileprivate var bytes: Int { name.utf8.count + value.count }
}

import Synchronization

/// A store in memory: what it keeps outlives a page's sleep, and ends with the process.
package final class MemoryStore: Store {
    private struct Contents {
        var owners: [StoreKey: MemoryOwner] = [:]
        var size = StoreSize()

        subscript(key: StoreKey) -> MemoryOwner? {
            get { owners[key] }
            set {
                if key != .process {
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

    package func lastCommit() -> CommitMark? { nil }

    package func damagedRecords() -> Int { 0 }

    package func apply(_ batch: StoreBatch) throws(StoreError) {
        try contents.withLock { (contents) throws(StoreError) in
            // What the batch has changed so far. If it fails, the contents are as they were.
            var changed: [StoreKey: MemoryOwner?] = [:]
            for operation in batch.operations {
                switch operation {
                case .change(let key, let expires, let tags, let changes):
                    var owner = (changed[key] ?? contents[key]) ?? MemoryOwner()
                    let before = owner.bytes
                    owner.expires = key == .process ? .max : expires.roundedUpToMinute
                    owner.tags = tags
                    try owner.apply(changes, of: key)
                    guard owner.bytes <= max(ownerLimit, before) || key == .process else {
                        throw .tooLarge(key, ownerLimit)
                    }
                    changed[key] = owner
                case .delete(let key): changed[key] = .some(nil)
                case .move(let key, let new):
                    guard key != new, key != .process, new != .process,
                        let owner = changed[key] ?? contents[key]
                    else { continue }
                    changed[key] = .some(nil)
                    changed[new] = owner
                }
            }
            for (key, owner) in changed { contents[key] = owner }
        }
    }

    package func deleteExpired(now: Int64) -> [StoreKey] {
        contents.withLock { contents in
            let expired = contents.owners.filter { $0.value.expires <= now && $0.key != .process }.map(\.key)
            for key in expired { contents[key] = nil }
            return expired
        }
    }

    package func evict(to limit: StoreSize, _ shares: StoreShares) -> [StoreKey] {
        contents.withLock { contents in
            var eviction = Eviction(to: limit, from: contents.size)
            guard !eviction.isDone else { return [] }
            let owners = contents.owners.filter { $0.key != .process }.sorted { one, other in
                let (isUsers, isOthers) = (one.value.tags.user != 0, other.value.tags.user != 0)
                return isUsers == isOthers ? one.value.expires < other.value.expires : isOthers
            }
            for (group, share) in Eviction.groups(shares) {
                let tag = { (tags: OwnerTags) in group == .user ? tags.user : group == .address ? tags.address : 0 }
                var sums: [Int64: Int] = [:]
                for owner in owners where tag(owner.value.tags) != 0 {
                    sums[tag(owner.value.tags), default: 0] += owner.value.bytes
                }
                eviction.begin(sums)
                for owner in owners where group == .session || tag(owner.value.tags) != 0 {
                    eviction.take(owner.key, bytes: owner.value.bytes, group: tag(owner.value.tags), share: share)
                }
            }
            for owner in owners { eviction.takeAny(owner.key, bytes: owner.value.bytes) }
            for key in eviction.keys { contents[key] = nil }
            return eviction.keys
        }
    }

    package func size() -> StoreSize { contents.withLock { $0.size } }

    package func close() {}
}

/// An owner in memory.
private struct MemoryOwner {
    var expires: Int64 = 0
    var tags = OwnerTags()
    private(set) var records: [String: StoredRecord] = [:]
    private(set) var bytes = 0

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

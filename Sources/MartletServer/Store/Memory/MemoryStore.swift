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
                    key: $0.key, expires: $0.value.expires, tag: $0.value.tag, bytes: $0.value.bytes)
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
                case .change(let key, let expires, let tag, let changes):
                    var owner = (changed[key] ?? contents[key]) ?? MemoryOwner()
                    let before = owner.bytes
                    owner.expires = key == .process ? .max : expires.roundedUpToMinute
                    owner.tag = tag
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

    package func evict(to limit: StoreSize) -> [StoreKey] {
        contents.withLock { contents in
            guard contents.size.exceeds(limit) else { return [] }
            var evicted: [StoreKey] = []
            for (key, _) in contents.owners.sorted(by: { $0.value.expires < $1.value.expires }) where key != .process {
                guard contents.size.exceeds(limit) else { break }
                contents[key] = nil
                evicted.append(key)
            }
            return evicted
        }
    }

    package func size() -> StoreSize { contents.withLock { $0.size } }

    package func close() {}
}

/// An owner in memory.
private struct MemoryOwner {
    var expires: Int64 = 0
    var tag: Int64 = 0
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

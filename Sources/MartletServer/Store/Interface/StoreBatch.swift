/// Changes that a store makes together or not at all, in the order in which they were added.
package struct StoreBatch: Sendable {
    /// A change of one record.
    package enum Change: Sendable {
        case put(name: String, version: Int64, value: [UInt8])
        case remove(name: String)
    }

    package enum Operation: Sendable {
        case change(StoreKey, expires: Int64, tags: OwnerTags, [Change])
        case delete(StoreKey)
        case move(StoreKey, to: StoreKey)
    }

    package private(set) var operations: [Operation] = []
    /// Bytes of the values to store, names included.
    package private(set) var bytes = 0

    package init() {}

    package var isEmpty: Bool { operations.isEmpty }

    /// Changes an owner's records. An owner that the store does not have begins to exist, even without changes.
    /// `expires` is in seconds since 1970; the store rounds it up to a whole minute.
    package mutating func change(
        _ owner: StoreKey, expires: Int64, tags: OwnerTags = OwnerTags(), _ changes: [Change]
    ) {
        operations.append(.change(owner, expires: expires, tags: tags, changes))
        bytes += changes.reduce(0) { $0 + $1.bytes }
    }

    /// Deletes an owner with its records.
    package mutating func delete(_ owner: StoreKey) { operations.append(.delete(owner)) }

    /// Renames an owner, and deletes the one that had the new name. Does nothing if there is no such owner. A sign-in
    /// renames a session.
    package mutating func move(_ owner: StoreKey, to new: StoreKey) { operations.append(.move(owner, to: new)) }

    /// Adds the operations of another batch after its own.
    package mutating func append(_ other: StoreBatch) {
        operations += other.operations
        bytes += other.bytes
    }

    /// Removes the changes of an owner's records. Deletions and moves remain.
    package mutating func removeChanges(of owner: StoreKey) {
        operations.removeAll { operation in
            guard case .change(owner, _, _, let changes) = operation else { return false }
            bytes -= changes.reduce(0) { $0 + $1.bytes }
            return true
        }
    }
}

extension StoreBatch.Change {
    fileprivate var bytes: Int {
        switch self {
        case .put(let name, _, let value): name.utf8.count + value.count
        case .remove: 0
        }
    }
}

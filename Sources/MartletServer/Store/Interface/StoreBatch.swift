import Synchronization

/// Changes that a store makes in the order in which they were added: those of one owner together or not at all, and those of
/// all owners too if the store is one file.
package struct StoreBatch: Sendable {
    /// A change of one record.
    package enum Change: Sendable {
        case put(name: String, version: Int64, value: [UInt8])
        case remove(name: String)
    }

    package enum Operation: Sendable {
        case change(StoreKey, expires: Int64, tags: OwnerTags, fence: StoreFence, [Change])
        case delete(StoreKey, fence: StoreFence)
        case move(StoreKey, to: StoreKey, fence: StoreFence)
    }

    /// An operation, with a number that is higher than those of all that were added before it in this process: by it a
    /// store knows an operation that comes a second time, because the answer to the first was lost.
    package struct Entry: Sendable {
        package let number: UInt64
        package let operation: Operation

        init(_ operation: Operation) {
            self.operation = operation
            number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
        }

        private static let last = Atomic<UInt64>(0)
    }

    package private(set) var entries: [Entry] = []
    package var operations: some Sequence<Operation> { entries.lazy.map(\.operation) }
    /// Bytes of the values to store, names included.
    package private(set) var bytes = 0

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// Changes an owner's records. An owner that the store does not have begins to exist, even without changes.
    /// `expires` is in seconds since 1970; the store rounds it up to a whole minute.
    package mutating func change(
        _ owner: StoreKey, expires: Int64, tags: OwnerTags = OwnerTags(), fence: StoreFence = .none, _ changes: [Change]
    ) {
        entries.append(Entry(.change(owner, expires: expires, tags: tags, fence: fence, changes)))
        bytes += changes.reduce(0) { $0 + $1.bytes }
    }

    /// Deletes an owner with its records.
    package mutating func delete(_ owner: StoreKey, fence: StoreFence = .none) {
        entries.append(Entry(.delete(owner, fence: fence)))
    }

    /// Renames an owner, and deletes the one that had the new name. Does nothing if there is no such owner. A sign-in
    /// renames a session.
    package mutating func move(_ owner: StoreKey, to new: StoreKey, fence: StoreFence = .none) {
        entries.append(Entry(.move(owner, to: new, fence: fence)))
    }

    /// Adds the operations of another batch after its own.
    package mutating func append(_ other: StoreBatch) {
        entries += other.entries
        bytes += other.bytes
    }

    /// Removes all operations that ask for a claim. Returns their owners.
    mutating func removeFenced() -> [StoreKey] {
        var owners: [StoreKey] = []
        entries.removeAll { entry in
            let (owner, fence, changes): (StoreKey, StoreFence, [Change]) =
                switch entry.operation {
                case .change(let owner, _, _, let fence, let changes): (owner, fence, changes)
                case .delete(let owner, let fence), .move(let owner, _, let fence): (owner, fence, [])
                }
            guard fence != .none else { return false }
            owners.append(owner)
            bytes -= changes.reduce(0) { $0 + $1.bytes }
            return true
        }
        return owners
    }

    /// Removes the changes of an owner's records. Deletions and moves remain, unless the store has refused them.
    package mutating func removeChanges(of owner: StoreKey, withOthers: Bool = false) {
        entries.removeAll { entry in
            switch entry.operation {
            case .delete(owner, _), .move(owner, _, _): return withOthers
            default: break
            }
            guard case .change(owner, _, _, _, let changes) = entry.operation else { return false }
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

/// Changes that wait until the store works again.
struct WaitingChanges: Sendable {
    /// Bytes of values that may wait. More are dropped, and everything that is alive is stored again later.
    static let mostBytes = 16 << 20
    /// Operations, and later deletions, that may wait.
    static let mostOperations = 100_000

    private(set) var batch = StoreBatch()
    /// Whether changes were dropped.
    private(set) var isIncomplete = false
    /// Whether deletions were dropped too, so that nothing in the store may be used.
    private(set) var isUnknown = false

    var isEmpty: Bool { batch.isEmpty && !isIncomplete && !isUnknown }

    /// Adds a batch. What was dropped is as if it had never been stored.
    mutating func add(_ new: StoreBatch) { batch.append(isIncomplete ? new.deletions : new) }

    /// Drops what is too much. Deletions are kept for longer than changes: a session that has signed out must not come
    /// back.
    mutating func shorten() {
        if batch.bytes > Self.mostBytes || batch.entries.count > Self.mostOperations {
            batch = batch.deletions
            isIncomplete = true
        }
        if batch.entries.count > Self.mostOperations {
            batch = StoreBatch()
            isUnknown = true
        }
    }

    /// Everything will be stored anew.
    mutating func drop() {
        batch = StoreBatch()
        isIncomplete = true
    }

    /// Leaves out all that asks for a claim. Returns whose it was.
    mutating func removeFenced() -> [StoreKey] { batch.removeFenced() }

    /// Leaves out the changes of an owner that the store refuses.
    mutating func removeChanges(of owner: StoreKey, withOthers: Bool) {
        batch.removeChanges(of: owner, withOthers: withOthers)
    }
}

extension StoreBatch {
    /// The owners that it deletes, those among them that get another name.
    fileprivate var deletions: StoreBatch {
        var keys: [StoreKey: StoreFence] = [:]
        for operation in operations {
            switch operation {
            case .change: break
            case .delete(let key, let fence): keys[key] = fence
            case .move(let key, let new, let fence): (keys[key], keys[new]) = (fence, fence)
            }
        }
        var batch = StoreBatch()
        for (key, fence) in keys { batch.delete(key, fence: fence) }
        return batch
    }
}

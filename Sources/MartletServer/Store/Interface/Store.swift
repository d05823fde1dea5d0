/// Keeps owners and their records beyond the memory, and most stores beyond the life, of a process.
///
/// Its functions may block. Call them from threads that serve nobody.
package protocol Store: Sendable {
    /// All owners.
    func owners() throws(StoreError) -> [StoredOwner]

    /// What there is of an owner; nothing if there is no such owner. Damaged records are put aside.
    func contents(of owner: StoreKey) throws(StoreError) -> OwnerContents

    /// Makes all changes or, if it throws, none. Throws ``StoreError/Reason/outdated(_:_:)`` for a put with a lower
    /// version than that of the stored record, and ``StoreError/Reason/tooLarge(_:)`` if an owner would have too many
    /// bytes.
    func apply(_ batch: StoreBatch) throws(StoreError)

    /// Deletes the owners that have expired, and returns them.
    func deleteExpired(now: Int64) throws(StoreError) -> [StoreKey]

    /// Deletes owners until the store is not larger than `limit`, and returns them: those first that have more than a
    /// share, or belong to a user or an address that has; then those that expire first, and those of users last.
    func evict(to limit: StoreSize, _ shares: StoreShares) throws(StoreError) -> [StoreKey]

    /// What it contains.
    func size() throws(StoreError) -> StoreSize

    /// How many batches it has taken since it began, and when the last one was; `nil` if it ends with the process.
    func lastCommit() throws(StoreError) -> CommitMark?

    /// How many damaged records are put aside.
    func damagedRecords() throws(StoreError) -> Int

    /// Ends the use of the store. Later calls throw.
    func close()
}

extension Store {
    package func evict(to limit: StoreSize) throws(StoreError) -> [StoreKey] { try evict(to: limit, StoreShares()) }

    /// The records of an owner that are as they were written, by name.
    package func records(of owner: StoreKey) throws(StoreError) -> [StoredRecord] { try contents(of: owner).records }
}

/// Keeps owners and their records beyond the memory, and most stores beyond the life, of a process.
///
/// Its functions may block. Call them from threads that serve nobody.
package protocol Store: Sendable {
    /// All owners.
    func owners() throws(StoreError) -> [StoredOwner]

    /// What there is of an owner; nothing if there is no such owner. Damaged records are put aside.
    func contents(of owner: StoreKey) throws(StoreError) -> OwnerContents

    /// At most about `limit` owners after a place, in an order of the store's own; `nil` is the beginning. An owner that
    /// is there all the time is among those of one page at least.
    func owners(after place: StorePage.Place?, limit: Int) throws(StoreError) -> StorePage

    /// The records of an owner that have this name, or begin with it and a colon: those of one page.
    func records(of owner: StoreKey, under name: String) throws(StoreError) -> [StoredRecord]

    /// The records of an owner that have these names.
    func records(of owner: StoreKey, named names: [String]) throws(StoreError) -> [StoredRecord]

    /// Makes the changes of each owner or, if it refuses them, none of that owner's. It throws why: a put has a lower
    /// version than the stored record (``StoreError/Reason/outdated(_:_:)``), the owner would have too many bytes
    /// (``StoreError/Reason/tooLarge(_:)``), or its claim is another (``StoreFence``). Then the changes of the others were
    /// made or not, which depends on the store, and the same batch without the refused changes is to be applied. A batch
    /// that may have been applied already can be applied again.
    func apply(_ batch: StoreBatch) throws(StoreError)

    /// Who has an owner; `nil` if there is no such owner.
    func claim(of owner: StoreKey) throws(StoreError) -> StoreClaim?

    /// Gives an owner to a server, if `former` is still its claim. Returns the new claim, whose token is higher; `nil` if
    /// somebody else was quicker, or there is no such owner.
    func claim(_ owner: StoreKey, for server: UInt64, after former: StoreClaim) throws(StoreError) -> StoreClaim?

    /// Gives up a claim, if it is still the owner's: nobody has the owner then.
    func release(_ owner: StoreKey, _ claim: StoreClaim) throws(StoreError)

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

    package func records(of owner: StoreKey, named names: [String]) throws(StoreError) -> [StoredRecord] {
        let names = Set(names)
        return try contents(of: owner).records.filter { names.contains($0.name) }
    }

    /// The records of an owner that are as they were written, by name.
    package func records(of owner: StoreKey) throws(StoreError) -> [StoredRecord] { try contents(of: owner).records }
}

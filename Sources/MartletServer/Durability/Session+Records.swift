import MartletUI

/// The end of records, and of their names.
extension Session {
    /// A page has gone.
    func forgetRecords(of page: Page) {
        guard let durable else { return }
        let name = RecordName.page(page.identifier.number)
        durable.removals.insert(name)
        durable.removals.formUnion(page.stored.others(of: name))
        if isConfirmed { markWork() }
    }

    /// Nobody comes back to the session.
    func deleteRecords() {
        guard let durable, isConfirmed else { return }
        durable.durability.committer.delete(durable.key, fence: durable.fence)
    }

    /// The visitor has another cookie.
    func moveRecords(to name: SessionIdentifier) {
        guard let durable else { return }
        let key = StoreKey(of: name)
        if isConfirmed { durable.durability.committer.move(durable.key, to: key, fence: durable.fence) }
        durable.key = key
    }
}

import MartletUI

/// What a commit writes of shared values.
protocol SharedCommitting: SharedPersistence {
    /// Adds the changes of values since the last call. To be called when the sessions of a commit have been captured: a
    /// stored value then contains whatever their posts have done to it.
    func addChanges(to batch: inout StoreBatch)

    /// The store has these posts with their pages. Not before it has said so: if it refuses a page, its posts are performed
    /// again, and must not change a value twice.
    func didStore(_ posts: [SharedPost])

    /// The store lacks the values.
    func markEverything()

    /// Called when there is something to commit.
    var onChange: @Sendable () -> Void { get }

    /// Another process owns the values from here on.
    func release()

    /// Whether the values are to be in the store before the sessions that have changed them: they are not one transaction.
    var isFirst: Bool { get }

    /// How many values with changes were lost, since others may have them.
    var losses: Int { get }

    /// Closes values that other servers want. Returns whether there are such.
    func closeWanted() -> Bool
    /// Passes values on that are closed and in the store.
    func passOn()
    /// The store has no such values any more, or others have claimed them.
    func update(absent: [StoreKey], claimed: [StoreKey])
}

extension SharedCommitting {
    var isFirst: Bool { false }
    var losses: Int { 0 }
    func closeWanted() -> Bool { false }
    func passOn() {}
    func update(absent: [StoreKey], claimed: [StoreKey]) {}

    func waitForPosts() {
        onChange()
        SystemTime.sleep(milliseconds: 20)
    }
}

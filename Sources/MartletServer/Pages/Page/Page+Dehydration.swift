import MartletUI

/// What is kept of a page that nobody uses.
extension Page {
    /// Whether the page has its state, and no views.
    package var isDehydrated: Bool { content.views.isAsleep }

    /// Releases the views and ends their tasks until somebody asks for the page again; their state stays.
    func dehydrate() {
        guard tree != nil, !isConnected else { return }
        settle()
        _ = makeFrame()
        keepRecord()
        _ = change { $0.dehydrate { $0.dehydrate() } }
        weighNothing()
        activity.recordDehydration()
        dehydratedTime = 0
    }

    /// Makes the views again, with the state that they had. Returns `false` if there is no such page any more.
    func revive() -> Bool {
        if let record = content.views.record { return restore(record) }
        guard let kept = content.views.kept else { return tree != nil }
        guard let tree = makeTree(), change({ $0.make(tree) }) else { return false }
        if !tree.finishRevival(kept) { channel.requireResync() }
        reportEvaluations(in: tree)
        observeChanges(of: tree)
        return true
    }

    /// Makes the views with the state that a store has of them. The browser is sent everything.
    private func restore(_ record: StoredTree) -> Bool {
        guard let tree = makeTree(), change({ $0.make(tree) }) else { return false }
        tree.finishRestoration()
        reportLost(of: record)
        channel.requireResync()
        reportEvaluations(in: tree)
        observeChanges(of: tree)
        return true
    }

    /// The page leaves memory, and its records stay.
    func leave(keepsViews: Bool) {
        channel.disconnect()
        if keepsViews { return }
        weighNothing()
        _ = change { $0.end() }
    }
}

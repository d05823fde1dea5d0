import MartletUI

/// What is kept of a page that nobody uses.
extension Page {
    /// Whether the page has its state, and no views.
    package var isDehydrated: Bool {
        content.dehydrated != nil || content.storedTree != nil || content.isUnloaded
    }

    /// Releases the views and ends their tasks until somebody asks for the page again; their state stays.
    func dehydrate() {
        guard tree != nil, !isConnected else { return }
        settle()
        _ = makeFrame()
        keepRecord()
        content.dehydrate()
        weighNothing()
        activity.recordDehydration()
        dehydratedTime = 0
        context.statistics.dehydratedPages.add(1)
    }

    /// Makes the views again, with the state that they had. Returns `false` if there is no such page any more.
    func revive() -> Bool {
        if content.storedTree != nil { return restore() }
        guard let kept = content.dehydrated else { return tree != nil }
        guard let tree = makeTree() else { return false }
        content.graph = tree
        content.dehydrated = nil
        context.statistics.dehydratedPages.add(-1)
        if !tree.finishRevival(kept) { channel.requireResync() }
        reportEvaluations(in: tree)
        observeChanges(of: tree)
        return true
    }

    /// Makes the views with the state that a store has of them. The browser is sent everything.
    private func restore() -> Bool {
        guard let tree = makeTree() else { return false }
        if let stored = content.storedTree { reportLost(of: stored) }
        content.storedTree = nil
        content.graph = tree
        context.statistics.dehydratedPages.add(-1)
        tree.finishRestoration()
        channel.requireResync()
        reportEvaluations(in: tree)
        observeChanges(of: tree)
        return true
    }

    /// The page leaves memory, and its records stay.
    func leave(keepsViews: Bool) {
        if isDehydrated { context.statistics.dehydratedPages.add(-1) }
        channel.disconnect()
        if keepsViews { return }
        weighNothing()
        content.graph = nil
        content.dehydrated = nil
        content.storedTree = nil
    }

    /// The page is evicted while it is dehydrated: its views leave it now, and those with a disappearance action are
    /// made again to run it.
    func endDehydrated() {
        guard isDehydrated else { return }
        context.statistics.dehydratedPages.add(-1)
        if content.dehydrated?.awaitsDisappearance == true { makeTree()?.endUnseen() }
        content.dehydrated = nil
        content.storedTree = nil
    }
}

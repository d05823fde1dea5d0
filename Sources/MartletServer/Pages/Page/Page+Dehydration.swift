import MartletUI

/// A page that nobody asks for: what stays of it, and when it is looked after.
extension Page {
    /// Whether only the state is there, and no views.
    package var isDehydrated: Bool { dehydrated != nil }

    /// Lets the views and their tasks go until somebody asks for the page again; their state stays.
    func dehydrate() {
        guard let tree, !isConnected else { return }
        settle()
        _ = makeFrame()
        dehydrated = tree.dehydrate()
        self.tree = nil
        noteFreedMemory()
        wasDehydrated = true
        checked = nil
        context.statistics.dehydratedPages.add(1)
    }

    /// Makes the views again, with the state that they had. Gives `false` if there is no such page any more.
    func revive() -> Bool {
        guard let kept = dehydrated else { return tree != nil }
        guard let tree = makeTree() else { return false }
        self.tree = tree
        dehydrated = nil
        context.statistics.dehydratedPages.add(-1)
        if !tree.finishRevival(kept) { stream.requireResync() }
        noteEvaluations(in: tree)
        tree.onInvalidate = { [unowned self] in noteChange() }
        return true
    }

    /// The tree has been let go. Views take some times as much as their HTML.
    func noteFreedMemory() { context.freedMemory.note(htmlWeight * 2) }

    /// A look after the page is arranged; its number tells it from earlier ones.
    func expectReturn() -> UInt32 {
        expectation = (expectation.number &+ 1, contact)
        return expectation.number
    }

    /// Whether a look is the last that was arranged.
    func isExpected(_ number: UInt32) -> Bool { expectation.number == number }

    /// Whether the browser has not been heard of since the last look was arranged.
    var isSilent: Bool { expectation.contact == contact }

    /// The page is let go while it is dehydrated: its views leave it now, and those that want to know are told.
    func endDehydrated() {
        guard let kept = dehydrated else { return }
        if kept.awaitsDisappearance { makeTree()?.endUnseen() }
        dehydrated = nil
        context.statistics.dehydratedPages.add(-1)
    }
}

extension ViewGraph {
    /// Ends the views and their tasks and gives what is to be kept of them. The graph is of no use afterwards.
    ///
    /// What was to be patched must have been taken. The views do not disappear: they come back as they were, with the
    /// state that they had.
    package func dehydrate() -> DehydratedTree {
        onInvalidate = nil
        let digest = digest()
        // What a view does because of that is not sent; the digest will tell.
        scenePhase = .background
        flush()
        let kept = DehydratedTree(self, digest: digest)
        root?.remove()
        kept.detachState()
        forgetEffects()
        return kept
    }

    /// The tree is about to be made out of what was kept of an earlier one.
    func take(_ kept: DehydratedTree) {
        revival = Revival(kept)
        identifiers = kept.identifiers
        client = kept.client
        client.isRendered = true
    }

    /// Whether the view at `place` was there before the page was dehydrated: it does not appear, it comes back.
    func isReviving(_ place: NodePlace) -> Bool { revival?.existed(place.parent) ?? false }

    /// Brings a tree that was made from `kept` to where the one before was, with its tasks running. Gives whether the
    /// browser shows the page as it is; otherwise everything must be sent anew.
    package func finishRevival(_ kept: DehydratedTree) -> Bool {
        flush()
        scenePhase = .active
        flush()
        return patches.isEmpty && digest() == kept.digest
    }

    /// Brings a tree that was made as a copy of another page's to where it can be shown. Everything must be sent.
    package func finishCopy() {
        scenePhase = .active
        flush()
    }

    /// Ends a tree that was made from what was kept of an earlier one only so that its views disappear.
    package func endUnseen() {
        forgetEffects()
        end()
    }

    /// Of the page's HTML, within this process.
    private func digest() -> Int {
        var hasher = Hasher()
        html().withUnsafeBytes { hasher.combine(bytes: $0) }
        hasher.combine(elementRules)
        return hasher.finalize()
    }
}

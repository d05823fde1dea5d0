extension ViewGraph {
    /// Ends the views and their tasks and returns what to keep of them. The graph is unusable afterwards.
    ///
    /// The caller takes the pending patches first. The views do not disappear: they come back as they were, with their
    /// state.
    package func dehydrate() -> DehydratedTree {
        onInvalidate = nil
        let digest = digest()
        // Patches that views make in response are not sent; the digest reveals the difference.
        scenePhase = .background
        flush()
        let kept = DehydratedTree(self, digest: digest)
        root?.remove()
        kept.state.detach()
        forgetEffects()
        return kept
    }

    /// Begins to make the tree out of what was kept of an earlier one.
    func adopt(_ kept: DehydratedTree) {
        revival = Revival(kept.state)
        identifiers = kept.identifiers
        client = kept.client
        client.isRendered = true
    }

    /// Whether the view at `place` existed before the page was dehydrated: it does not appear, it comes back.
    func isReviving(_ place: NodePlace) -> Bool { revival?.existed(place.parent) ?? false }

    /// Brings a tree made from `kept` into the state of the earlier tree and starts its tasks. Returns whether the
    /// browser still shows the page correctly; if not, the caller sends everything anew.
    package func finishRevival(_ kept: DehydratedTree) -> Bool {
        flush()
        scenePhase = .active
        flush()
        return patches.isEmpty && digest() == kept.digest
    }

    /// Completes a tree made as a copy of another page's. The caller sends everything.
    package func finishCopy() {
        scenePhase = .active
        flush()
    }

    /// Ends a tree that was made from what was kept of an earlier one only to let its views disappear.
    package func endUnseen() {
        forgetEffects()
        end()
    }

    /// The digest of the page's HTML, valid within this process.
    private func digest() -> Int {
        var hasher = Hasher()
        html().combine(into: &hasher)
        hasher.combine(page.elementRules)
        return hasher.finalize()
    }
}

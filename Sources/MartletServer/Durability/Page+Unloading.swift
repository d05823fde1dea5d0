import MartletUI

/// How the state of a page leaves memory while its session stays, and how it comes back.
extension Page {
    /// Whether only the store has the state of the views.
    var isUnloaded: Bool { content.views.isUnloaded }

    /// Leaves the state of the dehydrated views to the store. Returns `false` if the page needs it here: the store may
    /// lack it, a view waits for its disappearance, or objects in it are also the app's, which would be others when
    /// they come back.
    func unload() -> Bool {
        guard !isConnected, !stored.isPending, !stored.refersToApp, content.views.kept?.awaitsDisappearance != true,
            change({ $0.unload() })
        else { return false }
        channel.unload()
        stored.unload()
        dropInspection()
        return true
    }

    /// Takes the state from its records again. Returns `false` if they are damaged or gone.
    func load(_ records: [StoredRecord]) -> Bool {
        guard let kept = StoredPage(records, content.app, session, context), kept.identifier == identifier else {
            return false
        }
        content = kept.content
        stored = kept.durability
        restoreInspection()
        return true
    }
}

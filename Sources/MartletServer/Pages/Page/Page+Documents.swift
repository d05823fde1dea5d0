import MartletUI

/// The documents of a browser that show a page: one at a time, each with posts counted from 1.
extension Page {
    /// Whether the document in `name` may show this page. If the document before has been left, or was silent so long
    /// that the page was dehydrated, the new one takes the page over, and is sent the page as it is now. `false` if two
    /// show it at once.
    func adopts(_ name: PageIdentifier) -> Bool {
        guard let new = name.document?.number, new != channel.document.number else { return true }
        guard channel.document.number != nil else {
            channel.document.change(to: new)
            return true
        }
        guard channel.document.hasLeft || !isConnected && activity.wasDehydrated else { return false }
        // That the stream of a document has ended may be known after the document said that it leaves.
        dropConnection()
        channel.document.change(to: new)
        resetForNewDocument()
        return true
    }

    /// Whether `name` is the document that shows the page, or the first that does, so that nothing needs to be made for
    /// it.
    func isCurrentDocument(_ name: PageIdentifier) -> Bool {
        guard let number = name.document?.number else { return true }
        if channel.document.number == nil { channel.document.change(to: number) }
        return channel.document.number == number
    }

    /// Whether `name` is the document that shows the page now, or names none.
    func isShown(by name: PageIdentifier) -> Bool {
        guard let document = name.document else { return true }
        return channel.document.number == document.number
    }

    /// A document shows the page that knows nothing of what was sent and posted before.
    private func resetForNewDocument() {
        tree?.forgetBrowser()
        channel.reset()
    }

    /// A page with the state of this one, for the document in `name`; `nil` if there can be none.
    func makeCopy(_ identifier: PageIdentifier, for name: PageIdentifier) -> Page? {
        settle()
        guard let tree else { return nil }
        let document = CurrentDocument(html: name, number: name.document?.number)
        let copy = Page(identifier, PageTree(copying: content), document, session, context)
        return copy.start(asCopyOf: tree) ? copy : nil
    }

    private func start(asCopyOf original: ViewGraph) -> Bool {
        guard let tree = makeTree(of: DehydratedTree(copying: original)), change({ $0.make(tree) }) else {
            return false
        }
        tree.finishCopy()
        reportEvaluations(in: tree)
        resetForNewDocument()
        observeChanges(of: tree)
        return true
    }
}

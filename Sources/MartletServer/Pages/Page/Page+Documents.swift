import MartletUI

/// The documents of a browser that show a page: one at a time, each with posts counted from 1.
extension Page {
    /// Whether the document in `name` may show this page. If the one before has been left, or was silent so long that the page
    /// was dehydrated, the page goes over to it, and is sent to it as it is now. `false` if two show it at once.
    func admits(_ name: PageIdentifier) -> Bool {
        guard let new = name.document?.number, new != document.number else { return true }
        guard document.number != nil else {
            document.change(to: new)
            return true
        }
        guard !isConnected, document.hasLeft || wasDehydrated else { return false }
        document.change(to: new)
        showAnew()
        return true
    }

    /// Whether `name` is a document that the page knows already, so that nothing needs to be made for it.
    func knows(_ name: PageIdentifier) -> Bool {
        guard let number = name.document?.number else { return true }
        if document.number == nil { document.change(to: number) }
        return document.number == number
    }

    /// A browser's document that knows nothing of what was sent and posted before shows the page.
    private func showAnew() {
        events = EventSequence()
        tree?.forgetBrowser()
        stream.requireResync()
    }

    /// A page with the values of this one's state, for the document in `name`; `nil` if there can be none.
    func makeCopy(_ identifier: PageIdentifier, for name: PageIdentifier) -> Page? {
        settle()
        guard let tree else { return nil }
        let copy = Page(copying: self, identifier, ShowingDocument(html: name, number: name.document?.number))
        return copy.start(asCopyOf: tree) ? copy : nil
    }

    private func start(asCopyOf original: ViewGraph) -> Bool {
        dehydrated = DehydratedTree(copying: original)
        defer { dehydrated = nil }
        guard let tree = makeTree() else { return false }
        self.tree = tree
        tree.finishCopy()
        noteEvaluations(in: tree)
        showAnew()
        tree.onInvalidate = { [unowned self] in noteChange() }
        return true
    }
}

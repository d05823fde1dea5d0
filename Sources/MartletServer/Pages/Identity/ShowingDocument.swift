/// Which of a browser's documents shows a page.
struct ShowingDocument {
    /// The page that the document's HTML names: this one, or the one that this is a copy of.
    let html: PageIdentifier
    /// The document's number; `nil` until one has named itself.
    private(set) var number: UInt64?
    /// Whether it has said that it is being left. A page kept by the browser may come back.
    var hasLeft = false

    init(html: PageIdentifier, number: UInt64? = nil) {
        self.html = html
        self.number = number
    }

    /// Another document shows the page from now on.
    mutating func change(to number: UInt64?) {
        self.number = number
        hasLeft = false
    }
}

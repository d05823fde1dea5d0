/// The browser's document that shows a page.
struct CurrentDocument {
    /// The page in the document's HTML: this one, or the one that this is a copy of.
    let html: (number: UInt64, code: UInt64)
    /// The document's number; `nil` until one has named itself.
    private(set) var number: UInt64?
    /// Whether it has reported that it is being left for good. What it did before may come later, on another connection.
    var hasLeft = false

    init(html: PageIdentifier, number: UInt64? = nil) {
        self.html = (html.number, html.code)
        self.number = number
    }

    /// Another document shows the page from now on.
    mutating func change(to number: UInt64?) {
        self.number = number
        hasLeft = false
    }
}

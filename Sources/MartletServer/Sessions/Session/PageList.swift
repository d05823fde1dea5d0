/// The pages of one session, by their numbers.
///
/// There are few, mostly one: looking through them costs less than a table.
struct PageList {
    private var entries: ContiguousArray<Page> = []

    var count: Int { entries.count }
    var isEmpty: Bool { entries.isEmpty }

    /// All pages, oldest first.
    var all: [Page] { Array(entries) }

    subscript(number: UInt64) -> Page? { entries.first { $0.identifier.number == number } }

    /// The page that an identifier names: the one that its document shows, the one that the document before it at the
    /// same entry of the history showed, or the one in the HTML.
    func page(of identifier: PageIdentifier) -> Page? {
        if let document = identifier.document {
            if let page = page(shownBy: document.number, identifier) { return page }
            if let former = document.former, let page = page(shownBy: former, identifier) { return page }
        }
        guard let page = self[identifier.number], page.identifier.code == identifier.code else { return nil }
        return page
    }

    private func page(shownBy document: UInt64, _ identifier: PageIdentifier) -> Page? {
        entries.first { page in
            let shown = page.channel.document
            return shown.number == document && shown.html.number == identifier.number
        }
    }

    /// Adds a page, whose number no other has.
    mutating func add(_ page: Page) { entries.append(page) }

    mutating func remove(_ page: Page) { entries.removeAll { $0 === page } }
}

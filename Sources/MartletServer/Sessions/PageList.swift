/// The pages of one session, by their numbers.
///
/// There are few, mostly one: looking through them costs less than a table.
struct PageList {
    private var entries: ContiguousArray<(number: UInt64, page: Page)> = []

    var count: Int { entries.count }
    var isEmpty: Bool { entries.isEmpty }

    /// All pages, oldest first.
    var all: [Page] { entries.map(\.page) }

    subscript(number: UInt64) -> Page? { entries.first { $0.number == number }?.page }

    /// Adds a page, whose number no other has.
    mutating func add(_ page: Page) { entries.append((page.identifier.number, page)) }

    mutating func remove(_ page: Page) { entries.removeAll { $0.page === page } }
}

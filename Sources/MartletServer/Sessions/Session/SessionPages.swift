import MartletUI

/// The pages of one session, and which of them have changed.
struct SessionPages {
    private(set) var list = PageList()
    /// The pages that the work under way has changed, to be flushed after it.
    private var changed: ContiguousArray<Page> = []
    /// The page that is being made, or made again: its first actions may begin transactions.
    var starting: Page?
    /// The numbered post that is being performed, on a page that is stored.
    var performed: PerformedPost?

    var count: Int { list.count }
    var isEmpty: Bool { list.isEmpty }
    var all: [Page] { list.all }

    mutating func add(_ page: Page) { list.add(page) }

    mutating func remove(_ page: Page) {
        list.remove(page)
        changed.removeAll { $0 === page }
    }

    // MARK: Changes

    var hasChanges: Bool { !changed.isEmpty }

    /// Marks a page. Returns whether it is the first that the work under way has changed.
    mutating func markChanged(_ page: Page) -> Bool {
        changed.append(page)
        return changed.count == 1
    }

    /// The pages to flush; none of them is marked any more.
    mutating func removeChanged() -> ContiguousArray<Page> {
        var pages = ContiguousArray<Page>()
        swap(&pages, &changed)
        return pages
    }

    /// The trees of the pages that the work under way has changed. A page that performs a post, or is being made, is
    /// flushed after it and is not marked, so it counts as changed.
    var changedGraphs: SendableGraphs {
        let pages = changed + list.all.filter(\.isPerforming) + (starting.map { [$0] } ?? [])
        return SendableGraphs(pages.compactMap { try? $0.graph })
    }
}

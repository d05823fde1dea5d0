import MartletUI

/// The pages that a navigation stack shows, for links inside and for the browser's history.
///
/// The stack's pages enter themselves when they are evaluated. Nothing of it is stored: a page that is restored makes its
/// pages anew.
final class Navigator: TransientValue, PlaceVisitor {
    /// What one page of the stack can do.
    struct Page {
        /// Its segment of the address; empty for the root.
        let segment: String
        /// Leaves it, and those above it.
        let dismiss: () -> Void
        /// Shows a value's page above it; returns `false` if nothing leads there.
        let push: (any Hashable) -> Bool
        /// Shows above it the page that a segment stands for; returns `false` if nothing leads there (yet).
        let open: (String) -> Bool
    }

    /// The tab or column that the stack is in.
    var tab: TabPlace?
    private var pages: [Page] = []
    /// The segments that are still to be opened above the last page.
    private var awaited: [String] = []
    /// The page that the next of them is to be above. The one below it, which has just presented it, may know such a segment, too.
    private var awaitingLevel = 0
    /// Where the views of pages lead that are evaluated for the first time.
    private var declared: [Int: NavigationDestinations] = [:]
    /// The pages of which that is known.
    private var known: Set<Int> = []
    /// The views of each page that can present another.
    private var marks: [NavigationMarks] = []
    private var remembered = RememberedValues()

    /// A stack is no deeper. Its pages lie inside one another.
    static let depth = 40

    /// The page at `level` is shown: 0 is the root.
    func enter(_ page: Page, at level: Int) {
        guard level <= pages.count else { return }
        if level == pages.count {
            pages.append(page)
        } else {
            if pages[level].segment != page.segment { leave(above: level - 1) }
            if level == pages.count { pages.append(page) } else { pages[level] = page }
        }
    }

    /// No page above `level` is shown.
    func leave(above level: Int) {
        if pages.count > level + 1 { pages.removeSubrange((level + 1)...) }
        if marks.count > level + 1 { marks.removeSubrange((level + 1)...) }
        known = known.filter { $0 <= level }
        declared = declared.filter { $0.key <= level }
    }

    /// The visitor goes to the page of a value, above the page at `level`. Returns `false` if nothing leads there.
    func push(_ value: any Hashable, above level: Int) -> Bool {
        awaited = []
        guard pages.indices.contains(level), level < Self.depth else { return false }
        return pages[level].push(value)
    }

    func go(to fields: RequestFields) {
        if let place = PathSegment.segments(fields, in: tab) { go(to: place) }
    }

    /// The visitor goes to a place: by the browser's history, or with an address.
    func go(to place: [String]) {
        let shown = pages.dropFirst().map(\.segment)
        let common = zip(shown, place).prefix { $0 == $1 }.count
        awaited = place.dropFirst(common).prefix(Self.depth - common).map { $0 }
        awaitingLevel = common
        if pages.indices.contains(common + 1) { pages[common + 1].dismiss() }
        openAwaited(above: common)
    }

    /// Opens the next page that is awaited, if the page at `level` is the last one and leads there.
    func openAwaited(above level: Int) {
        guard let next = awaited.first, level == awaitingLevel, pages.indices.contains(level), pages[level].open(next)
        else { return }
        awaited.removeFirst()
        awaitingLevel += 1
    }

    // MARK: What a page declares

    /// A view of the page at `level`, which is being evaluated for the first time, leads somewhere.
    func declare(at level: Int, _ change: (inout NavigationDestinations) -> Void) {
        guard !known.contains(level) else { return }
        change(&declared[level, default: NavigationDestinations()])
    }

    /// Where the page at `level` leads, as far as its views have been evaluated. The page over it is made in the same pass
    /// then, so that it finds the state that it had before it was stored or dehydrated.
    func destinations(at level: Int) -> NavigationDestinations { declared[level] ?? NavigationDestinations() }

    /// Where the page at `level` leads is known from now on by its preference.
    func forgetDeclarations(at level: Int) {
        declared[level] = nil
        known.insert(level)
    }

    // MARK: Pages without an address

    /// The segment for a value that has no address outside of this page.
    func segment(remembering value: any Hashable) -> String { remembered.segment(for: value) }

    /// The value that a segment of this page stands for.
    func value(of segment: String) -> (any Hashable)? { remembered.value(of: segment) }

    /// Numbers a view of the page at `level` that can present another. The same views have the same numbers when the page
    /// is made again.
    func number(_ mark: NavigationMark, at level: Int) -> Int {
        while marks.count <= level { marks.append(NavigationMarks()) }
        return marks[level].add(mark)
    }

    /// Presents the page of a view at `level`. Returns `false` if there is no such view (yet).
    func present(_ segment: String, at level: Int) -> Bool {
        guard let number = UInt32(segment.dropFirst(NavigationMark.prefix.count)), marks.indices.contains(level),
            let mark = marks[level][number]
        else { return false }
        mark.present()
        return true
    }
}

import MartletUI

/// The way of a visitor who goes to a place among the columns of a split view: what is selected in one column decides
/// what the next one has, so they are opened one after another.
final class SplitVisit: TransientValue, PlaceVisitor {
    private struct Entry {
        weak var column: SplitColumn?
    }

    private var columns: [Entry] = []
    /// Where the split view is; `nil` if its columns are in no address.
    var place: TabPlace?
    /// Begins to go where the visit leads.
    var start: () -> Void = {}
    /// The query of the place, and its segments that are still to be opened.
    private(set) var fields = RequestFields()
    private var awaited: [String] = []
    /// The column that the next of them belongs to.
    private var next = 0
    /// So often the page is evaluated before that: the program may answer a selection by changing another.
    private var pause = 0
    /// So often a column that does not lead there is asked again: its rows may just be coming.
    private var attempts = 0

    private static let pauses = 2

    /// The column at an index is there.
    func enter(_ column: SplitColumn, at index: Int) {
        let entry = Entry(column: column)
        if columns.indices.contains(index) { columns[index] = entry } else { columns.append(entry) }
    }

    /// The segments for what is shown after each of the first columns: by a link, or by what is selected.
    func segments(linked: [String?]) -> [String] {
        zip(linked, columns).map { link, column in link ?? column.column?.selectedSegment ?? "" }
    }

    func go(to fields: RequestFields) {
        guard let segments = place?.columns(in: fields) else { return }
        (self.fields, awaited) = (fields, segments)
        (next, pause, attempts) = (0, 0, Self.pauses)
        start()
    }

    /// How many columns lead to another one that is seen at the place.
    var depth: Int { next }

    /// Opens what can be opened.
    ///
    /// - Returns: Whether that is all; otherwise the page is to be evaluated before the rest.
    func proceed() -> Bool {
        if pause > 0 {
            pause -= 1
            return false
        }
        while let segment = awaited.first, columns.indices.contains(next) {
            guard let hasChanged = columns[next].column?.open(segment) else {
                attempts -= 1
                if attempts >= 0 { return false }
                break
            }
            awaited.removeFirst()
            next += 1
            if hasChanged {
                (pause, attempts) = (Self.pauses, Self.pauses)
                return false
            }
        }
        awaited = []
        return true
    }
}

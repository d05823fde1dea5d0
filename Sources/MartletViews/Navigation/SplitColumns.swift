import MartletUI

/// What all columns of a split view have in common.
struct SplitColumns {
    let visibility: Binding<NavigationSplitViewVisibility>
    /// The column that is seen in a narrow window.
    let compact: Binding<NavigationSplitViewColumn>
    let names: [NavigationSplitViewColumn]
    let contents: [PageContent]
    let visit: SplitVisit
    /// Where the split view is; `nil` if its columns are in no address.
    let place: TabPlace?

    var current: Int { names.firstIndex(of: compact.wrappedValue) ?? 0 }

    /// How many of the first columns are hidden in a wide window.
    var foldedCount: Int { max(0, names.count - visibility.wrappedValue.limit) }

    func hasColumn(after index: Int) -> Bool { index + 1 < names.count }

    func show(_ index: Int) {
        if names.indices.contains(index) { compact.wrappedValue = names[index] }
    }

    /// The segments of the columns before the one at `index`. Where nothing is selected, a column that is seen alone has an
    /// empty one, to be another place than those before it.
    func segments(before index: Int, linked: [String?]) -> [String] {
        var segments = visit.segments(linked: Array(linked.prefix(index)))
        while segments.count > min(index, current), segments.last == "" { segments.removeLast() }
        return segments
    }

    func toggle() {
        visibility.wrappedValue = foldedCount > 0 ? .all : names.count == 2 ? .detailOnly : .doubleColumn
    }
}

import MartletUI

/// The headers of a table. Those of columns that sort are buttons.
struct TableHeaders<Value: Identifiable>: View {
    let columns: [_TableColumn<Value>]
    let sort: TableSort?

    var body: some View {
        HTML("thead") {
            HTML("tr") {
                ForEach(columns.indices, id: \.self) { TableHeader(column: columns[$0], sort: sort) }
            }
        }
    }
}

private struct TableHeader<Value: Identifiable>: View {
    let column: _TableColumn<Value>
    let sort: TableSort?

    var body: some View {
        let order = column.sort.flatMap { sort?.order($0) }
        HTML("th") {
            if let sort, let comparator = column.sort, sort.accepts(comparator) {
                Button {
                    sort.press(comparator)
                } label: {
                    column.label
                    if let order { Text(verbatim: order == .forward ? " ↑" : " ↓").accessibilityHidden(true) }
                }
                .buttonStyle(.plain)
            } else {
                column.label
            }
        }
        .attribute("scope", "col")
        .attribute("aria-sort", order.map { $0 == .forward ? "ascending" : "descending" })
        .elementStyles(column.allStyles)
    }
}

/// The order of a table, whatever the type of its comparators.
struct TableSort {
    /// Whether a column's comparator is one of the order's.
    let accepts: (any SortComparator) -> Bool
    /// The direction of a column that sorts before all others.
    let order: (any SortComparator) -> SortOrder?
    /// Sorts by a column first, or the other way round if it does already.
    let press: (any SortComparator) -> Void

    init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        accepts = { $0 is Sort }
        order = { comparator in
            guard let comparator = comparator as? Sort, let first = sortOrder.wrappedValue.first,
                Self.areOfOneColumn(first, comparator)
            else { return nil }
            return first.order
        }
        press = { comparator in
            guard let comparator = comparator as? Sort else { return }
            var order = sortOrder.wrappedValue
            if let first = order.first, Self.areOfOneColumn(first, comparator) {
                order[0].order = first.order == .forward ? .reverse : .forward
            } else {
                order.removeAll { Self.areOfOneColumn($0, comparator) }
                order.insert(comparator, at: 0)
            }
            sortOrder.wrappedValue = order
        }
    }

    /// Whether two comparators differ in their direction at most.
    private static func areOfOneColumn<Sort: SortComparator>(_ one: Sort, _ other: Sort) -> Bool {
        var one = one
        one.order = other.order
        return one == other
    }
}

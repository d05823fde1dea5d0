public import MartletUI

/// Rows of data in columns, which can be sorted and selected: a `<table>` with headers.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $order) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// .onChange(of: order) { people.sort(using: order) }
/// ```
///
/// Where the window is too narrow for the columns, they scroll sideways beside the first one.
public struct Table<Value, Rows: TableRowContent<Value>, Columns: TableColumnContent<Value, Sort>, Sort>: View
where Value: Identifiable {
    private let rows: Rows
    private let columns: Columns
    private let selection: ListSelection?
    private let sort: TableSort?
    @Environment(\.tableLook) private var look

    init(_ rows: Rows, _ columns: Columns, selection: ListSelection? = nil, sort: TableSort? = nil) {
        (self.rows, self.columns, self.selection, self.sort) = (rows, columns, selection, sort)
    }

    /// The view.
    public var body: some View {
        let columns = columns._columns
        let entries = rows._entries
        let layout = TableLayout(
            columns: columns, isSelectable: selection != nil,
            isOutline: Rows.self is any TableOutline.Type || entries.contains(where: \.isDisclosure))
        HTML("div") {
            HTML("table") {
                if look.hasHeaders { TableHeaders(columns: columns, sort: sort) }
                ForEach(entries.indices, id: \.self) { TableSection(entry: entries[$0], layout: layout) }
            }
        }
        .elementStyles([.class(TableLook.rules)])
        .class(look.className)
        .attribute("tabindex", "0")
        .attribute("role", "group")
        .attribute("aria-label", "Table")
        .environment(\.listSelection, selection)
    }
}

/// What the rows of a table need to know of it.
struct TableLayout<Value: Identifiable> {
    let columns: [_TableColumn<Value>]
    let isSelectable: Bool
    /// Whether rows open others.
    var isOutline = false
    /// How many rows a row is below.
    var depth = 0

    /// That of the rows below one.
    var below: Self {
        var below = self
        (below.isOutline, below.depth) = (true, depth + 1)
        return below
    }
}

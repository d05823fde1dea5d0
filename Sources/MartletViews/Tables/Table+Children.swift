public import MartletUI

/// Rows for a tree of data, whose branches are opened and closed by a press.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent, TableOutline
where Data.Element: Identifiable {
    /// The type of the rows' values.
    public typealias TableRowValue = Data.Element

    private let data: Data
    private let children: KeyPath<Data.Element, Data?>

    init(_ data: Data, _ children: KeyPath<Data.Element, Data?>) { (self.data, self.children) = (data, children) }

    public var _entries: [_TableEntry<Data.Element>] {
        let (data, children) = (data, children)
        func rows(
            _ layout: TableLayout<Data.Element>
        ) -> ForEach<Data, Data.Element.ID, TableEntryRows<Data.Element>> {
            ForEach(data) { TableEntryRows(entries: [Self.entry(of: $0, children)], layout: layout) }
        }
        return [
            _TableEntry(kind: .each(body: { AnyView(LazyTableBody(rows($0))) }, rows: { AnyView(rows($0)) }))
        ]
    }

    private static func entry(
        of element: Data.Element, _ children: KeyPath<Data.Element, Data?>
    ) -> _TableEntry<Data.Element> {
        guard let below = element[keyPath: children] else { return _TableEntry(kind: .row(element, menu: nil)) }
        return _TableEntry(
            kind: .disclosure(element, menu: nil, isExpanded: nil, rows: { Self(below, children)._entries }))
    }
}

/// Rows of which some open others.
protocol TableOutline {}

extension Table {
    /// Creates a table of a tree of data.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The elements below an element; `nil` for a leaf.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort == Never {
        self.init(TableOutlineGroupContent(data, children), columns())
    }

    /// Creates a table of a tree of data, of which one row can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The elements below an element; `nil` for a leaf.
    ///   - selection: A binding to the identifier of the selected row.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort == Never {
        self.init(TableOutlineGroupContent(data, children), columns(), selection: ListSelection(one: selection))
    }

    /// Creates a table of a tree of data, of which any number of rows can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The elements below an element; `nil` for a leaf.
    ///   - selection: A binding to the identifiers of the selected rows.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort == Never {
        self.init(TableOutlineGroupContent(data, children), columns(), selection: ListSelection(some: selection))
    }
}

extension Table where Sort: SortComparator {
    /// Creates a table of a tree of data, whose headers change an order. The program sorts by it.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The elements below an element; `nil` for a leaf.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(TableOutlineGroupContent(data, children), columns(), sort: TableSort(sortOrder))
    }

    /// Creates a table of a tree of data, whose headers change an order, and of which one row can be selected. The program sorts by it.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The elements below an element; `nil` for a leaf.
    ///   - selection: A binding to the identifier of the selected row.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            TableOutlineGroupContent(data, children), columns(), selection: ListSelection(one: selection),
            sort: TableSort(sortOrder))
    }

    /// Creates a table of a tree of data, whose headers change an order, and of which any number of rows can be selected. The program sorts by it.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The elements below an element; `nil` for a leaf.
    ///   - selection: A binding to the identifiers of the selected rows.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            TableOutlineGroupContent(data, children), columns(), selection: ListSelection(some: selection),
            sort: TableSort(sortOrder))
    }
}

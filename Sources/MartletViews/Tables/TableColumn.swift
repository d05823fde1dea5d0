public import MartletUI

/// A column of a ``Table``: its header, and its cell for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    /// The type of the rows' values.
    public typealias TableRowValue = RowValue
    /// The type of what sorts by the column.
    public typealias TableColumnSortComparator = Sort

    private let column: _TableColumn<RowValue>

    public var _columns: [_TableColumn<RowValue>] { [column] }

    fileprivate init(
        _ label: Label, sort: (any SortComparator)? = nil, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        column = _TableColumn(label: AnyView(label), sort: sort) { AnyView(content($0)) }
    }
}

/// One of the columns of a table, whatever its cells are.
public struct _TableColumn<RowValue: Identifiable> {
    let label: AnyView
    let sort: (any SortComparator)?
    let cell: (RowValue) -> AnyView
    var styles: [Style] = []
    var alignment: TableColumnAlignment?

    init(label: AnyView, sort: (any SortComparator)?, cell: @escaping (RowValue) -> AnyView) {
        (self.label, self.sort, self.cell) = (label, sort, cell)
    }
}

// MARK: Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column of views.
    ///
    /// - Parameters:
    ///   - titleKey: The header.
    ///   - content: Makes the cell of a row.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Creates a column of views.
    ///
    /// - Parameters:
    ///   - title: The header, shown as it is.
    ///   - content: Makes the cell of a row.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), content: content)
    }

    /// Creates a column of views.
    ///
    /// - Parameters:
    ///   - text: The header.
    ///   - content: Makes the cell of a row.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, sort: nil, content: content)
    }
}

// MARK: Columns that sort

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a value.
    ///
    /// - Parameters:
    ///   - titleKey: The header.
    ///   - value: The value in a row.
    ///   - content: Makes the cell of a row.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), sort: KeyPathComparator(value), content: content) }

    /// Creates a column that sorts by a value.
    ///
    /// - Parameters:
    ///   - title: The header, shown as it is.
    ///   - value: The value in a row.
    ///   - content: Makes the cell of a row.
    @_disfavoredOverload
    public init<V: Comparable>(
        _ title: some StringProtocol, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), sort: KeyPathComparator(value), content: content) }

    /// Creates a column that sorts by a value.
    ///
    /// - Parameters:
    ///   - text: The header.
    ///   - value: The value in a row.
    ///   - content: Makes the cell of a row.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(text, sort: KeyPathComparator(value), content: content) }

    /// Creates a column that sorts by a value in its own way.
    ///
    /// - Parameters:
    ///   - titleKey: The header.
    ///   - value: The value in a row.
    ///   - comparator: Compares two values.
    ///   - content: Makes the cell of a row.
    public init<V, C: SortComparator & Sendable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), sort: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column of texts that sorts by them.
    ///
    /// - Parameters:
    ///   - titleKey: The header.
    ///   - value: The text in a row.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts that sorts by them.
    ///
    /// - Parameters:
    ///   - title: The header, shown as it is.
    ///   - value: The text in a row.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>) {
        self.init(Text(title), value: value) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts that sorts by them.
    ///
    /// - Parameters:
    ///   - text: The header.
    ///   - value: The text in a row.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(text, value: value) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// Creates a column that sorts by a comparator of rows.
    ///
    /// - Parameters:
    ///   - titleKey: The header.
    ///   - sortUsing: Compares two rows.
    ///   - content: Makes the cell of a row.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), sort: comparator, content: content) }

    /// Creates a column that sorts by a comparator of rows.
    ///
    /// - Parameters:
    ///   - text: The header.
    ///   - sortUsing: Compares two rows.
    ///   - content: Makes the cell of a row.
    public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(text, sort: comparator, content: content) }
}

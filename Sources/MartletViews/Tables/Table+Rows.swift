public import MartletUI

extension Table {
    /// Creates a table of rows that are written one by one, or with a `ForEach`.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Never { self.init(rows(), columns()) }

    /// Creates a table of rows that are written one by one, of which one can be selected.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: A binding to the identifier of the selected row.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Never { self.init(rows(), columns(), selection: ListSelection(one: selection)) }

    /// Creates a table of rows that are written one by one, of which any number can be selected.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: A binding to the identifiers of the selected rows.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Never { self.init(rows(), columns(), selection: ListSelection(some: selection)) }
}

extension Table where Sort: SortComparator {
    /// Creates a table of rows that are written one by one, whose headers change an order.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), sort: TableSort(sortOrder)) }

    /// Creates a table of rows that are written one by one, whose headers change an order, and of which one can be
    /// selected.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: A binding to the identifier of the selected row.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), selection: ListSelection(one: selection), sort: TableSort(sortOrder)) }

    /// Creates a table of rows that are written one by one, whose headers change an order, and of which any number can
    /// be selected.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: A binding to the identifiers of the selected rows.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), selection: ListSelection(some: selection), sort: TableSort(sortOrder)) }
}

// The rows tell the type of their values.
extension Table {
    /// Creates a table of rows that are written one by one.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(@TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    where Sort == Never, Columns == _TableColumns<Value, Sort>, Rows == _TableRows<Value> {
        self.init(rows(), columns())
    }

    /// Creates a table of rows that are written one by one, of which any number can be selected.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identifiers of the selected rows.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Never, Columns == _TableColumns<Value, Sort>, Rows == _TableRows<Value> {
        self.init(rows(), columns(), selection: ListSelection(some: selection))
    }
}

extension Table
where Sort: SortComparator, Sort.Compared == Value, Columns == _TableColumns<Value, Sort>, Rows == _TableRows<Value> {
    /// Creates a table of rows that are written one by one, whose headers change an order.
    ///
    /// - Parameters:
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), sort: TableSort(sortOrder)) }

    /// Creates a table of rows that are written one by one, whose headers change an order, and of which one can be
    /// selected.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identifier of the selected row.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), selection: ListSelection(one: selection), sort: TableSort(sortOrder)) }

    /// Creates a table of rows that are written one by one, whose headers change an order, and of which any number can
    /// be selected.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identifiers of the selected rows.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), selection: ListSelection(some: selection), sort: TableSort(sortOrder)) }
}

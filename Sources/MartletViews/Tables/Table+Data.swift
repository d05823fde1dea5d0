public import MartletUI

extension Table {
    /// Creates a table with a row for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort == Never {
        self.init(TableForEachContent(data), columns())
    }

    /// Creates a table of which one row can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the identifier of the selected row.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort == Never {
        self.init(TableForEachContent(data), columns(), selection: ListSelection(one: selection))
    }

    /// Creates a table of which any number of rows can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the identifiers of the selected rows.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort == Never {
        self.init(TableForEachContent(data), columns(), selection: ListSelection(some: selection))
    }
}

extension Table where Sort: SortComparator {
    /// Creates a table whose headers change an order. The program sorts by it.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data), columns(), sort: TableSort(sortOrder))
    }

    /// Creates a table whose headers change an order, and of which one row can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the identifier of the selected row.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            TableForEachContent(data), columns(), selection: ListSelection(one: selection),
            sort: TableSort(sortOrder))
    }

    /// Creates a table whose headers change an order, and of which any number of rows can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the identifiers of the selected rows.
    ///   - sortOrder: A binding to the order, the first comparator first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            TableForEachContent(data), columns(), selection: ListSelection(some: selection),
            sort: TableSort(sortOrder))
    }
}

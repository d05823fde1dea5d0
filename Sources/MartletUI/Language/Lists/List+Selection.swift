/// Lists with a selection.
extension List {
    /// Creates a list in which the visitor selects one row or none.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected value, or `nil`.
    ///   - content: The rows.
    @inlinable
    public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
        self.init(one: selection, of: content())
    }

    /// Creates a list with a row for each element, in which the visitor selects one row or none.
    ///
    /// - Parameters:
    ///   - data: The elements. Their identifiers should be unique.
    ///   - selection: A binding to the selected value, or `nil`.
    ///   - rowContent: Makes the row of an element.
    @inlinable
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(one: selection, of: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by one of its properties, in which the visitor selects
    /// one row or none.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identifier. Identifiers should be unique.
    ///   - selection: A binding to the selected value, or `nil`.
    ///   - rowContent: Makes the row of an element.
    @inlinable
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(one: selection, of: ForEach(data, id: id, content: rowContent))
    }
}

/// Lists with a selection that always has a value.
extension List {
    /// Creates a list in which the visitor selects one row.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected value.
    ///   - content: The rows.
    @inlinable
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(always: selection, of: content())
    }
}

/// Lists with a selection of any number of rows.
extension List {
    /// Creates a list in which the visitor selects any number of rows.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected values.
    ///   - content: The rows.
    @inlinable
    public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
        self.init(some: selection, of: content())
    }

    /// Creates a list with a row for each element, in which the visitor selects any number of rows.
    ///
    /// - Parameters:
    ///   - data: The elements. Their identifiers should be unique.
    ///   - selection: A binding to the selected values.
    ///   - rowContent: Makes the row of an element.
    @inlinable
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(some: selection, of: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by one of its properties, in which the visitor selects
    /// any number of rows.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identifier. Identifiers should be unique.
    ///   - selection: A binding to the selected values.
    ///   - rowContent: Makes the row of an element.
    @inlinable
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(some: selection, of: ForEach(data, id: id, content: rowContent))
    }
}

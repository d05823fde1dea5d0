public import MartletUI

/// What visitors may do to the rows of a list by themselves.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// They may move rows.
    public static var move: Self { Self(rawValue: 1) }
    /// They may remove rows.
    public static var delete: Self { Self(rawValue: 2) }
    /// They may do both.
    public static var all: Self { [.move, .delete] }
}

extension ForEach {
    /// Creates rows that visitors may move or remove: the elements follow.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - editActions: What they may do.
    ///   - content: Makes the row of an element from a binding to it.
    public init<Elements, Row: View>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
    )
    where
        Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Index == Int,
        Elements.Element: Identifiable, Data == Binding<Elements>, ID == Elements.Element.ID,
        Content == _EditableRow<Row>
    {
        self = ForEach<Binding<Elements>, ID, Row>(data, content: content).editable(data, editActions)
    }

    /// Creates rows that visitors may move or remove: the elements follow.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The identifier of an element.
    ///   - editActions: What they may do.
    ///   - content: Makes the row of an element from a binding to it.
    public init<Elements, Row: View>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
    )
    where
        Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Index == Int,
        Data == Binding<Elements>, Content == _EditableRow<Row>
    {
        self = ForEach<Binding<Elements>, ID, Row>(data, id: id, content: content).editable(data, editActions)
    }
}

extension ForEach where Content: View {
    fileprivate func editable<Elements>(
        _ data: Binding<Elements>, _ actions: EditActions<Elements>
    ) -> ForEach<Data, ID, _EditableRow<Content>>
    where Elements: MutableCollection & RangeReplaceableCollection, Elements.Index == Int {
        let delete = { (offsets: IndexSet) in data.wrappedValue.remove(atOffsets: offsets) }
        let move = { (offsets: IndexSet, target: Int) in
            data.wrappedValue.move(fromOffsets: offsets, toOffset: target)
        }
        return onDelete(perform: actions.contains(.delete) ? delete : nil)
            .onMove(perform: actions.contains(.move) ? move : nil)
    }
}

extension List {
    /// Creates a list whose rows visitors may move or remove: the elements follow.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - editActions: What they may do.
    ///   - rowContent: Makes the row of an element from a binding to it.
    public init<Data, Row: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int,
        Data.Element: Identifiable, SelectionValue == Never,
        Content == ForEach<Binding<Data>, Data.Element.ID, _EditableRow<Row>>
    { self.init { ForEach(data, editActions: editActions, content: rowContent) } }

    /// Creates a list whose rows visitors may move or remove, and of which one can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - editActions: What they may do.
    ///   - selection: A binding to the value of the selected row.
    ///   - rowContent: Makes the row of an element from a binding to it.
    public init<Data, Row: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int,
        Data.Element: Identifiable, Content == ForEach<Binding<Data>, Data.Element.ID, _EditableRow<Row>>
    { self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) } }

    /// Creates a list whose rows visitors may move or remove, and of which any number can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - editActions: What they may do.
    ///   - selection: A binding to the values of the selected rows.
    ///   - rowContent: Makes the row of an element from a binding to it.
    public init<Data, Row: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int,
        Data.Element: Identifiable, Content == ForEach<Binding<Data>, Data.Element.ID, _EditableRow<Row>>
    { self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) } }
}

public import MartletUI

extension List {
    /// Creates a list whose rows visitors may move or remove: the elements follow.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The identifier of an element.
    ///   - editActions: What they may do.
    ///   - rowContent: Makes the row of an element from a binding to it.
    public init<Data, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int,
        SelectionValue == Never, Content == ForEach<Binding<Data>, ID, _EditableRow<Row>>
    { self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) } }
}

/// What the visitor has selected in a list, whatever the type of its values.
package struct ListSelection {
    /// Whether at most one row is selected.
    package let isSingle: Bool
    private let holds: (AnyHashable) -> Bool
    private let select: (AnyHashable, Bool) -> Void
    private let accepts: (AnyHashable) -> Bool
    /// The type of the values.
    package let valueType: any Hashable.Type
    /// The values of all selected rows.
    package let values: () -> [AnyHashable]

    package init<Value: Hashable>(one selection: Binding<Value?>) {
        isSingle = true
        holds = { tag in selection.wrappedValue.map { AnyHashable($0) } == tag }
        // As on an iPhone, pressing the selected row again keeps it.
        select = { tag, _ in selection.wrappedValue = tag.base as? Value }
        accepts = { $0.base is Value }
        valueType = Value.self
        values = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    }

    init<Value: Hashable>(always selection: Binding<Value>) {
        isSingle = true
        holds = { tag in AnyHashable(selection.wrappedValue) == tag }
        select = { tag, _ in if let value = tag.base as? Value { selection.wrappedValue = value } }
        accepts = { $0.base is Value }
        valueType = Value.self
        values = { [AnyHashable(selection.wrappedValue)] }
    }

    package init<Value: Hashable>(some selection: Binding<Set<Value>>) {
        isSingle = false
        holds = { tag in (tag.base as? Value).map { selection.wrappedValue.contains($0) } ?? false }
        select = { tag, isSelected in
            guard let value = tag.base as? Value else { return }
            if isSelected { selection.wrappedValue.insert(value) } else { selection.wrappedValue.remove(value) }
        }
        accepts = { $0.base is Value }
        valueType = Value.self
        values = { selection.wrappedValue.map { AnyHashable($0) } }
    }

    /// Whether a row with this value can be selected.
    package func accepts(_ tag: AnyHashable) -> Bool { accepts(tag) }

    /// Whether the row with a value is selected.
    package func isSelected(_ tag: AnyHashable) -> Binding<Bool> {
        let (holds, select) = (holds, select)
        return Binding(get: { holds(tag) }, set: { select(tag, $0) })
    }
}

private struct ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
    /// The selection of the list that the view is a row of.
    package var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}

/// A view that says which value its row is selected by: a link to a value.
package protocol RowValueView {
    var rowValue: AnyHashable? { get }
}

/// What else happens when a row is selected, or the selected one is pressed again: the next column of a split view is
/// shown where there is place for one only.
package protocol RowPressObserver: AnyObject {
    func rowPressed()
    /// The selection of the list whose rows these are.
    var rowSelection: ListSelection? { get set }
}

private struct RowPressObserverKey: EnvironmentKey {
    static var defaultValue: (any RowPressObserver)? { nil }
}

private struct RowChoiceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Who is told of presses of rows.
    package var rowPressObserver: (any RowPressObserver)? {
        get { self[RowPressObserverKey.self] }
        set { self[RowPressObserverKey.self] = newValue }
    }

    /// Whether a press of the row around selects the value of a link in it, so that the link is none itself.
    package var isRowChoice: Bool {
        get { self[RowChoiceKey.self] }
        set { self[RowChoiceKey.self] = newValue }
    }
}

/// Gives the rows of a list its selection.
struct ListSelectionModifier: _EnvironmentModifier {
    let selection: ListSelection?
    var isRowChoice = false

    func write(to values: inout EnvironmentValues) {
        values.listSelection = selection
        values.isRowChoice = isRowChoice
    }
}

/// The rows of a list with a selection: a place in which each row can be selected.
struct SelectableRowsOperations<SelectionValue: Hashable, Content: View>: ChildOperations {
    typealias Value = List<SelectionValue, Content>

    func make(
        _ value: borrowing Borrowed<Value>, _ place: NodePlace
    ) -> EnvironmentNode<ListRows<Content>, ListSelectionModifier> {
        EnvironmentNode(
            ListRows(content: value.value.content), ListSelectionModifier(selection: value.value.selection),
            NodePlace(place, with: .selectableRows))
    }

    func update(
        _ node: EnvironmentNode<ListRows<Content>, ListSelectionModifier>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.update(
            ListRows(content: new.value.content), ListSelectionModifier(selection: new.value.selection))
    }
}

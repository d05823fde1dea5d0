/// The content of a row in a list with a selection: pressed anywhere, it is selected, if it has a value for that.
struct SelectableRow<Content: View>: View {
    let content: Content
    /// The identifier of the element that the row is for.
    let identifier: AnyHashable?

    @Environment(\.listSelection) private var selection
    @Environment(\.rowPressObserver) private var observer

    var body: some View {
        let value = linkedValue
        // Lists in the row have no selection of this one's.
        let inner = ModifiedContent(
            content: content, modifier: ListSelectionModifier(selection: nil, isRowChoice: value != nil))
        if let selection, let tag = ContainedView(view: content).tag ?? value ?? identifier, selection.accepts(tag) {
            RowChoice(
                label: inner, isSelected: selection.isSelected(tag), isSingle: selection.isSingle, observer: observer)
        } else {
            inner
        }
    }

    /// In a column of a split view, a link selects its value.
    private var linkedValue: AnyHashable? {
        guard observer != nil, let selection,
            let value = (ContainedView(view: content).innermost as? any RowValueView)?.rowValue
        else { return nil }
        return selection.accepts(value) ? value : nil
    }
}

/// A row as the label of a checkbox, so that it is selected by a press anywhere, by the keyboard and without
/// JavaScript.
private struct RowChoice<Label: View>: ValueControl {
    let label: Label
    let isSelected: Binding<Bool>
    let isSingle: Bool
    let observer: (any RowPressObserver)?

    static var _shape: _ViewShape { .element }

    static func _plan(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset.isSingle, read: { .classNames($0 ? "m-row-choice m-more m-one" : "m-row-choice m-more") },
                areEqual: ==))
        plan.open(.label)
        plan.attribute(AttributeStep(constant: .fixed("type", "checkbox")))
        plan.attribute(AttributeStep(constant: .fixed("autocomplete", "off")))
        plan.attribute(AttributeStep(constant: .fixed("value", "on")))
        let operations = plan.valueControl(at: offset)
        plan.open(.input)
        plan.close(.input)
        plan.effect(at: offset, operations)
        plan.open(.div)
        plan.content(at: offset.label)
        plan.close(.div)
        plan.close(.label)
    }

    static var property: StaticString { "checked" }
    var shownValue: PropertyValue { .boolean(isSelected.wrappedValue) }

    func problem(with value: EventValue) -> String? {
        guard case .boolean = value else { return "The value of a row is whether it is selected: true or false." }
        return nil
    }

    func take(_ value: EventValue) {
        guard case .boolean(let isOn) = value else { return }
        isSelected.wrappedValue = isOn
        if isSingle { observer?.rowPressed() }
    }
}

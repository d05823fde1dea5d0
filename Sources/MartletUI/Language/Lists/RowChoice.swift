/// A row as the label of a checkbox, so that it is selected by a press anywhere, by the keyboard and without
/// JavaScript.
struct RowChoice<Label: View>: ValueControl {
    let label: Label
    let isSelected: Binding<Bool>
    let isSingle: Bool
    let observer: (any RowPressObserver)?

    init(label: Label, choice: PendingRowChoice) {
        self.label = label
        (isSelected, isSingle, observer) = (choice.isSelected, choice.isSingle, choice.observer)
    }

    static var _shape: _ViewShape { .element }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
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

    func write(_ value: EventValue) {
        guard case .boolean(let isOn) = value else { return }
        isSelected.wrappedValue = isOn
        if isSingle { observer?.rowPressed() }
    }
}

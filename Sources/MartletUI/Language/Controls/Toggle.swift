/// A switch: a labelled `<input type="checkbox">`.
public struct Toggle<Label: View>: ValueControl {
    let label: Label
    let isOn: Binding<Bool>

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.isOn = isOn.read()
    }

    public static var _shape: ViewShape { .control }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        guard plan.ownStyles.contains(.toggles) else { return planParts(plan, at: offset) }
        plan.attribute(.box)
        plan.open(.div)
        plan.child(at: offset, StyledToggleOperations<Label>())
        plan.close(.div)
    }

    /// The switch and its label, as one of Martlet's own styles shows them.
    static func planParts(_ plan: ViewPlan, at offset: Int) {
        let attributes = plan.takeControlAttributes()
        plan.attribute(AttributeStep(constant: .classNames("m-toggle")))
        plan.open(.label)
        ControlLabel.add(Label.self, to: plan, at: offset + Field.offset(of: \Self.label))
        plan.attribute(AttributeStep(constant: .fixed("type", "checkbox")))
        plan.attribute(AttributeStep(constant: .fixed("autocomplete", "off")))
        // What a form says where there is no script.
        plan.attribute(AttributeStep(constant: .fixed("value", "on")))
        plan.attributes(attributes)
        let operations = plan.valueControl(Self.self, at: offset)
        plan.open(.input)
        plan.close(.input)
        plan.effect(at: offset, operations)
        plan.close(.label)
    }

    package static var property: StaticString { "checked" }
    package var shownValue: PropertyValue { .boolean(isOn.wrappedValue) }

    package func problem(with value: EventValue) -> String? {
        guard case .boolean = value else { return "The value of a toggle must be true or false." }
        return nil
    }

    package func take(_ value: EventValue) {
        if case .boolean(let isOn) = value { self.isOn.wrappedValue = isOn }
    }
}

extension Toggle where Label == Text {
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

/// The label of a control that HTML gives one: a `<span>` inside the control's `<label>`.
enum ControlLabel {
    static func add<Label: View>(_ type: Label.Type, to plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-control-label")))
        plan.open(.span)
        plan.label(Label.self, at: offset)
        plan.close(.span)
    }
}

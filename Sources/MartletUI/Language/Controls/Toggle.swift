/// A control for a value that is on or off: a labeled `<input type="checkbox">`, which assistive technologies announce as a
/// switch where it looks like one.
public struct Toggle<Label: View>: ValueControl {
    let label: Label
    let isOn: Binding<Bool>
    /// The values that it stands for, if they are several.
    let sources: ToggleSources?

    /// Creates a toggle.
    ///
    /// - Parameters:
    ///   - isOn: A binding to the value.
    ///   - label: The label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, sources: nil, label: label)
    }

    init(isOn: Binding<Bool>, sources: ToggleSources?, label: () -> Label) {
        self.label = label()
        self.isOn = isOn.read()
        self.sources = sources
    }

    public static var _shape: _ViewShape { .control }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        guard plan.context.contains(.toggles) else { return planParts(plan, at: offset) }
        plan.attribute(.box)
        plan.open(.div)
        plan.child(at: offset, DerivedViewOperations { StyledToggle(toggle: $0) })
        plan.close(.div)
    }

    /// Adds the switch and its label, as the built-in styles show them.
    static func planParts(_ plan: PlanBuilder, at offset: Offset<Self>) {
        let attributes = plan.removeControlAttributes()
        plan.attribute(AttributeStep(constant: .classNames("m-toggle")))
        plan.open(.label)
        ControlLabel.add(to: plan, at: offset.label)
        plan.attribute(AttributeStep(constant: .fixed("type", "checkbox")))
        plan.attribute(AttributeStep(constant: .fixed("autocomplete", "off")))
        if plan.togglesAreSwitches {
            plan.attribute(
                AttributeStep(
                    at: offset.sources, read: { .constant("role", $0 == nil ? "switch" : nil) },
                    areEqual: { ($0 == nil) == ($1 == nil) }))
        }
        // The browser shows the state by a property, which a script sets for what comes with the page.
        plan.attribute(
            AttributeStep(
                at: offset.sources, read: { .styles($0 == nil ? [] : [.named("m-more")]) },
                areEqual: { ($0 == nil) == ($1 == nil) }))
        plan.attribute(
            AttributeStep(
                at: offset, read: { .constant("aria-checked", $0.isMixed ? "mixed" : nil) }, areEqual: nil))
        // The value that a form posts without JavaScript.
        plan.attribute(AttributeStep(constant: .fixed("value", "on")))
        plan.attributes(attributes)
        let operations = plan.valueControl(at: offset)
        plan.open(.input)
        plan.close(.input)
        plan.effect(at: offset, operations)
        plan.close(.label)
    }

    package static var property: StaticString { "checked" }
    package var shownValue: PropertyValue { .boolean(isOn.wrappedValue) }

    package var isMixed: Bool { sources?.isMixed ?? false }

    package func problem(with value: EventValue) -> String? {
        guard case .boolean = value else { return "The value of a toggle must be true or false." }
        return nil
    }

    package func write(_ value: EventValue) {
        if case .boolean(let isOn) = value { self.isOn.wrappedValue = isOn }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isOn: A binding to the value.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// Creates a toggle with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isOn: A binding to the value.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

/// The label of a control for which HTML has one: a `<span>` inside the control's `<label>`.
enum ControlLabel {
    static func add<Label: View>(to plan: PlanBuilder, at offset: Offset<Label>) {
        plan.attribute(AttributeStep(constant: .classNames("m-control-label")))
        plan.open(.span)
        plan.label(at: offset)
        plan.close(.span)
    }
}

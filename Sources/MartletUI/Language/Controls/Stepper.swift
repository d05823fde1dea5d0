/// A value raised and lowered step by step: a group with a label and two buttons.
///
/// A button that would lead out of the range is disabled.
public struct Stepper<Label: View>: PrimitiveView {
    private let label: Label
    private let steps: StepperSteps

    private init(_ label: Label, _ steps: StepperSteps) {
        self.label = label
        self.steps = steps
    }

    /// A stepper that does something at each step; `nil` disables its button.
    public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(label(), ActionSteps(onIncrement, onDecrement))
    }

    public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
        self.init(label(), ValueSteps(value, nil, step))
    }

    /// A stepper that stays in a range; a step that would leave it leads to its end.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), ValueSteps(value, bounds, step))
    }

    // The group takes `disabled` and disables its buttons.
    public static var _shape: ViewShape { .control }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        let operations = StepperOperations(at: offset + Field.offset(of: \Self.steps))
        plan.attribute(AttributeStep(constant: .classNames("m-stepper")))
        plan.open(.fieldset)
        plan.attribute(AttributeStep(constant: .classNames("m-control-label")))
        plan.open(.legend)
        plan.label(Label.self, at: offset + Field.offset(of: \Self.label))
        plan.close(.legend)
        planButton(plan, operations, .decrement)
        planButton(plan, operations, .increment)
        plan.effect(at: operations.offset, operations)
        plan.close(.fieldset)
    }

    private static func planButton(_ plan: ViewPlan, _ operations: StepperOperations, _ part: ControlPart) {
        plan.attribute(AttributeStep(constant: .fixed("type", "button")))
        plan.attribute(
            AttributeStep(constant: .fixed("aria-label", part == .increment ? "Increment" : "Decrement")))
        plan.attribute(
            AttributeStep(
                at: operations.offset, StepperSteps.self, mayRestrict: true,
                read: { .attribute("disabled", $0.canStep(part) ? nil : "") }, areEqual: nil))
        plan.attribute(AttributeStep(event: .click, part, of: operations))
        plan.open(.button)
        plan.literal(part == .increment ? "+" : "\u{2212}")
        plan.close(.button)
    }
}

extension Stepper where Label == Text {
    public init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(Text(title), ActionSteps(onIncrement, onDecrement))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(Text(title), ActionSteps(onIncrement, onDecrement))
    }

    public init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
        self.init(Text(title), ValueSteps(value, nil, step))
    }

    @_disfavoredOverload
    public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1) {
        self.init(Text(title), ValueSteps(value, nil, step))
    }

    public init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        self.init(Text(title), ValueSteps(value, bounds, step))
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        self.init(Text(title), ValueSteps(value, bounds, step))
    }
}

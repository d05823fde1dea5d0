/// A control that raises and lowers a value step by step: a group with a label and two buttons.
///
///     Stepper("Guests: \(guests)", value: $guests, in: 1...8)
///
/// A button is disabled when the value has reached its end of the range.
public struct Stepper<Label: View>: _PrimitiveView {
    private let label: Label
    private let steps: StepperSteps

    private init(_ label: Label, _ steps: StepperSteps, _ onEditingChanged: ((Bool) -> Void)?) {
        self.label = label
        self.steps = steps
        steps.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper with an action for each step.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - onIncrement: The action of the incrementing button; `nil` disables the button.
    ///   - onDecrement: The action of the decrementing button; `nil` disables the button.
    ///   - onEditingChanged: Called with `true` before a step and with `false` after it.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.init(label(), ActionSteps(onIncrement, onDecrement), onEditingChanged)
    }

    /// Creates a stepper for a value without a range.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - step: The length of a step.
    ///   - label: The label.
    ///   - onEditingChanged: Called with `true` before a step and with `false` after it.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.init(label(), ValueSteps(value, nil, step), onEditingChanged)
    }

    /// Creates a stepper for a value in a range.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range. A step that would leave it ends at its bound.
    ///   - step: The length of a step.
    ///   - label: The label.
    ///   - onEditingChanged: Called with `true` before a step and with `false` after it.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.init(label(), ValueSteps(value, bounds, step), onEditingChanged)
    }

    // The group takes the attribute `disabled`, which disables its buttons.
    public static var _shape: _ViewShape { .control }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        let operations = StepperOperations(offset: offset.steps)
        plan.attribute(AttributeStep(constant: .classNames("m-stepper")))
        plan.open(.fieldset)
        plan.attribute(AttributeStep(constant: .classNames("m-control-label")))
        plan.open(.legend)
        plan.label(at: offset.label)
        plan.close(.legend)
        planButton(plan, operations, .decrement)
        planButton(plan, operations, .increment)
        plan.effect(at: operations.offset, operations)
        plan.close(.fieldset)
    }

    private static func planButton(_ plan: _PlanBuilder, _ operations: StepperOperations, _ part: ControlPart) {
        plan.attribute(AttributeStep(constant: .fixed("type", "button")))
        plan.attribute(
            AttributeStep(constant: .fixed("aria-label", part == .increment ? "Increment" : "Decrement")))
        plan.attribute(
            AttributeStep(
                at: operations.offset, mayRestrict: true,
                read: { .attribute("disabled", $0.canStep(part) ? nil : "") }, areEqual: nil))
        plan.attribute(AttributeStep(event: .click, part, of: operations.position))
        plan.open(.button)
        plan.literal(part == .increment ? "+" : "\u{2212}")
        plan.close(.button)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title and an action for each step.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - onIncrement: The action of the incrementing button; `nil` disables the button.
    ///   - onDecrement: The action of the decrementing button; `nil` disables the button.
    ///   - onEditingChanged: Called with `true` before a step and with `false` after it.
    public init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.init(Text(title), ActionSteps(onIncrement, onDecrement), onEditingChanged)
    }

    /// Creates a stepper with a string as its title and an action for each step.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - onIncrement: The action of the incrementing button; `nil` disables the button.
    ///   - onDecrement: The action of the decrementing button; `nil` disables the button.
    ///   - onEditingChanged: Called with `true` before a step and with `false` after it.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.init(Text(title), ActionSteps(onIncrement, onDecrement), onEditingChanged)
    }

    /// Creates a stepper with a title for a value without a range.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: A binding to the value.
    ///   - step: The length of a step.
    ///   - onEditingChanged: Called with `true` before a step and with `false` after it.
    public init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.init(Text(title), ValueSteps(value, nil, step), onEditingChanged)
    }

    /// Creates a stepper with a string as its title for a value without a range.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - value: A binding to the value.
    ///   - step: The length of a step.
    ///   - onEditingChanged: Called with `true` before a step and with `false` after it.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.init(Text(title), ValueSteps(value, nil, step), onEditingChanged)
    }

    /// Creates a stepper with a title for a value in a range.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: A binding to the value.
    ///   - bounds: The range. A step that would leave it ends at its bound.
    ///   - step: The length of a step.
    ///   - onEditingChanged: Called with `true` before a step and with `false` after it.
    public init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.init(Text(title), ValueSteps(value, bounds, step), onEditingChanged)
    }

    /// Creates a stepper with a string as its title for a value in a range.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - value: A binding to the value.
    ///   - bounds: The range. A step that would leave it ends at its bound.
    ///   - step: The length of a step.
    ///   - onEditingChanged: Called with `true` before a step and with `false` after it.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.init(Text(title), ValueSteps(value, bounds, step), onEditingChanged)
    }
}

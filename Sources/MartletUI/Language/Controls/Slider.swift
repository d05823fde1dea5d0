/// A control that selects a number from a range: an `<input type="range">`, with a label if it is given one.
///
///     Slider(value: $volume, in: 0...11) { Text("Volume") }
///
/// The binding is written while the visitor drags. Describe a slider without a label with `accessibilityLabel`. A range
/// that is infinite or a step that is not positive is corrected, and a diagnostic reports it.
public struct Slider<Label: View, ValueLabel: View>: ValueControl {
    private let label: Label
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let scale: SliderScale
    private let value: Binding<Double>
    package let editing: EditingActions?

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label, _ minimum: ValueLabel,
        _ maximum: ValueLabel, _ onEditingChanged: ((Bool) -> Void)?
    ) {
        editing = EditingActions(onChange: onEditingChanged)
        self.label = label
        minimumLabel = minimum
        maximumLabel = maximum
        scale = SliderScale(
            lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: step.map { Double($0) },
            isSingle: V.significandBitCount < Double.significandBitCount)
        self.value = Binding<Double>(source: FloatingPointSource(value.read()))
    }

    public static var _shape: _ViewShape { .control }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        // The types say whether there are labels.
        guard Label.self != EmptyView.self || ValueLabel.self != EmptyView.self else {
            return planRange(plan, at: offset)
        }
        let attributes = plan.removeControlAttributes()
        plan.attribute(AttributeStep(constant: .classNames("m-slider")))
        plan.open(.label)
        if Label.self != EmptyView.self {
            ControlLabel.add(to: plan, at: offset.label)
        }
        planValueLabel(plan, at: offset.minimumLabel)
        plan.attributes(attributes)
        planRange(plan, at: offset)
        planValueLabel(plan, at: offset.maximumLabel)
        plan.close(.label)
    }

    private static func planValueLabel(_ plan: PlanBuilder, at offset: Offset<ValueLabel>) {
        guard ValueLabel.self != EmptyView.self else { return }
        plan.attribute(AttributeStep(constant: .classNames("m-value-label")))
        // The labels at the ends are not part of the name; the range reports its minimum and maximum itself.
        plan.attribute(AttributeStep(constant: .fixed("aria-hidden", "true")))
        plan.open(.span)
        plan.content(at: offset)
        plan.close(.span)
    }

    private static func planRange(_ plan: PlanBuilder, at offset: Offset<Self>) {
        let scale = offset.scale
        plan.attribute(AttributeStep(constant: .fixed("type", "range")))
        plan.attribute(AttributeStep(constant: .fixed("autocomplete", "off")))
        plan.attribute(
            AttributeStep(
                at: scale, read: { .attribute("min", $0.text($0.lower)) },
                areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(
                at: scale, read: { .attribute("max", $0.text($0.upper)) },
                areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(
                at: scale, read: { .attribute("step", $0.stepText) }, areEqual: { $0 == $1 }))
        let operations = plan.valueControl(at: offset)
        plan.attribute(
            AttributeStep(
                event: .change, .commit, of: operations.position, at: offset.editing, if: { $0 != nil }))
        plan.open(.input)
        plan.close(.input)
        plan.effect(at: offset, operations)
    }

    package static var property: StaticString { "value" }
    package static var isEditedByValue: Bool { true }
    package var shownValue: PropertyValue { .string(scale.text(scale.clamped(value.wrappedValue))) }

    package func isShown(by shown: PropertyValue) -> Bool {
        // The binding is read in any case, so that the dependency is recorded.
        let value = scale.clamped(value.wrappedValue)
        guard case .string(let text) = shown, let shown = Double(text) else { return false }
        return scale.isSame(shown, value)
    }

    package func problem(with value: EventValue) -> String? {
        guard let number = Self.number(of: value), scale.contains(number) else {
            return
                "The value of the slider must be a number from \(scale.text(scale.lower)) to \(scale.text(scale.upper))."
        }
        return nil
    }

    package func write(_ value: EventValue) {
        if let number = Self.number(of: value) { self.value.wrappedValue = scale.snapped(number) }
    }

    private static func number(of value: EventValue) -> Double? {
        switch value {
        case .number(let number): number
        case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label that selects any number in a range.
    ///
    /// - Parameters:
    ///   - value: A binding to the number.
    ///   - bounds: The range.
    ///   - label: The label.
    ///   - onEditingChanged: Called with `true` at the beginning of a change and with `false` at its end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// Creates a slider with a label that selects a number in steps.
    ///
    /// - Parameters:
    ///   - value: A binding to the number.
    ///   - bounds: The range.
    ///   - step: The distance between two numbers that can be selected.
    ///   - label: The label.
    ///   - onEditingChanged: Called with `true` at the beginning of a change and with `false` at its end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without a label that selects any number in a range.
    ///
    /// - Parameters:
    ///   - value: A binding to the number.
    ///   - bounds: The range.
    ///   - onEditingChanged: Called with `true` at the beginning of a change and with `false` at its end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// Creates a slider without a label that selects a number in steps.
    ///
    /// - Parameters:
    ///   - value: A binding to the number.
    ///   - bounds: The range.
    ///   - step: The distance between two numbers that can be selected.
    ///   - onEditingChanged: Called with `true` at the beginning of a change and with `false` at its end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider {
    /// Creates a slider with labels at its ends that selects any number in a range.
    ///
    /// - Parameters:
    ///   - value: A binding to the number.
    ///   - bounds: The range.
    ///   - label: The label.
    ///   - minimumValueLabel: The label at the lower end.
    ///   - maximumValueLabel: The label at the upper end.
    ///   - onEditingChanged: Called with `true` at the beginning of a change and with `false` at its end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// Creates a slider with labels at its ends that selects a number in steps.
    ///
    /// - Parameters:
    ///   - value: A binding to the number.
    ///   - bounds: The range.
    ///   - step: The distance between two numbers that can be selected.
    ///   - label: The label.
    ///   - minimumValueLabel: The label at the lower end.
    ///   - maximumValueLabel: The label at the upper end.
    ///   - onEditingChanged: Called with `true` at the beginning of a change and with `false` at its end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}

// Where the labels at the ends come before the label, they are views.
extension Slider {
    /// Creates a slider with labels at its ends that selects any number in a range.
    ///
    /// - Parameters:
    ///   - value: A binding to the number.
    ///   - bounds: The range.
    ///   - onEditingChanged: Called with `true` at the beginning of a change and with `false` at its end.
    ///   - minimumValueLabel: The label at the lower end.
    ///   - maximumValueLabel: The label at the upper end.
    ///   - label: The label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: ((Bool) -> Void)? = nil,
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    /// Creates a slider with labels at its ends that selects a number in steps.
    ///
    /// - Parameters:
    ///   - value: A binding to the number.
    ///   - bounds: The range.
    ///   - step: The distance between two numbers that can be selected.
    ///   - onEditingChanged: Called with `true` at the beginning of a change and with `false` at its end.
    ///   - minimumValueLabel: The label at the lower end.
    ///   - maximumValueLabel: The label at the upper end.
    ///   - label: The label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil,
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

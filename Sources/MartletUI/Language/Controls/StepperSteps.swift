/// The effect of a stepper's buttons.
class StepperSteps {
    /// Called with `true` before a step and with `false` after it.
    final var onEditingChanged: ((Bool) -> Void)?

    /// Whether there is a next step. Reads the binding.
    func canStep(_ part: ControlPart) -> Bool { false }
    func step(_ part: ControlPart) {}
}

/// Actions that the program provides.
final class ActionSteps: StepperSteps {
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?

    init(_ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?) {
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    override func canStep(_ part: ControlPart) -> Bool { action(part) != nil }
    override func step(_ part: ControlPart) { action(part)?() }

    private func action(_ part: ControlPart) -> (() -> Void)? { part == .increment ? onIncrement : onDecrement }
}

/// Steps of a value, possibly in a range.
final class ValueSteps<Value: Strideable>: StepperSteps {
    private let value: Binding<Value>
    private let bounds: ClosedRange<Value>?
    private let step: Value.Stride

    init(_ value: Binding<Value>, _ bounds: ClosedRange<Value>?, _ step: Value.Stride) {
        self.value = value.read()
        self.bounds = bounds
        self.step = step
    }

    override func canStep(_ part: ControlPart) -> Bool {
        guard let bounds else { return true }
        return part == .increment ? value.wrappedValue < bounds.upperBound : value.wrappedValue > bounds.lowerBound
    }

    override func step(_ part: ControlPart) {
        // A number type has a last value; a step beyond it must not end the process.
        guard let next = further(value.wrappedValue, part) else {
            if let bounds { value.wrappedValue = part == .increment ? bounds.upperBound : bounds.lowerBound }
            return
        }
        // A step that is not a number has no effect.
        guard next == next else { return }
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }

    /// Returns the value after one step, or `nil` if there is none.
    private func further(_ value: Value, _ part: ControlPart) -> Value? {
        func further<Number: FixedWidthInteger>(_ number: Number) -> Value? {
            guard let step = step as? Number.Stride, let whole = Int64(exactly: step),
                let distance = Number(exactly: whole.magnitude)
            else { return nil }
            let (next, isOverflow) =
                (part == .increment) == (whole >= 0)
                ? number.addingReportingOverflow(distance) : number.subtractingReportingOverflow(distance)
            return isOverflow ? nil : next as? Value
        }
        if let number = value as? any FixedWidthInteger { return further(number) }
        guard let distance = part == .increment ? step : backwards else { return nil }
        return value.advanced(by: distance)
    }

    /// The step in the opposite direction, or `nil` where the integer type cannot represent it.
    private var backwards: Value.Stride? {
        func negated<Number: FixedWidthInteger>(_ number: Number) -> Value.Stride? {
            let (negated, isOverflow) = (0 as Number).subtractingReportingOverflow(number)
            return isOverflow ? nil : negated as? Value.Stride
        }
        if let number = step as? any FixedWidthInteger { return negated(number) }
        return 0 - step
    }
}

/// The operations of a stepper in the plan of the content that contains it. The incrementing button follows the
/// decrementing one.
struct StepperOperations: ChildOperations {
    let offset: Offset<StepperSteps>
    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<StepperSteps>, _ place: NodePlace) -> StepperNode {
        StepperNode(value.value, position, at: offset, place)
    }

    func update(
        _ node: StepperNode, from old: borrowing Borrowed<StepperSteps>, to new: borrowing Borrowed<StepperSteps>,
        anchor: UInt32
    ) {
        node.showUnlessWaiting()
    }
}

/// Disables the buttons at the ends of the range.
final class StepperNode: TypedControlNode<StepperSteps> {
    private var isEnabled = (decrement: true, increment: true)

    init(_ steps: StepperSteps, _ position: ControlPosition, at offset: Offset<StepperSteps>, _ place: NodePlace) {
        super.init(position, at: offset, place)
        isEnabled = read(steps)
    }

    private func read(_ steps: StepperSteps) -> (decrement: Bool, increment: Bool) {
        reading(ViewType.of(Stepper<EmptyView>.self)) { (steps.canStep(.decrement), steps.canStep(.increment)) }
    }

    override func show() {
        withValue { steps in
            let old = isEnabled
            isEnabled = read(steps)
            if old.decrement != isEnabled.decrement {
                graph.patches.setAttribute(number - 1, "disabled", isEnabled.decrement ? nil : "")
            }
            if old.increment != isEnabled.increment {
                graph.patches.setAttribute(number, "disabled", isEnabled.increment ? nil : "")
            }
        }
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        withValue { steps in
            steps.onEditingChanged?(true)
            steps.step(part)
            steps.onEditingChanged?(false)
        }
    }

    override func didRenumber() { withValue { isEnabled = ($0.canStep(.decrement), $0.canStep(.increment)) } }
}

import MartletValues

/// A control that shows a value of the program and lets the visitor change it.
package protocol ValueControl: _PrimitiveView {
    /// The DOM property that shows the value: `value` or `checked`.
    static var property: StaticString { get }
    /// The value that the element should show. Reads the binding.
    var shownValue: PropertyValue { get }
    /// Whether it stands for several values that differ. Reads them.
    var isMixed: Bool { get }
    /// Whether an element that shows `value` needs no change.
    func isShown(by value: PropertyValue) -> Bool
    /// Whether what the visitor has typed may stand while they are still changing it.
    func isUnfinished(_ value: PropertyValue) -> Bool
    /// Returns why an event cannot have `value`, or `nil` if it can.
    func problem(with value: EventValue) -> String?
    /// Writes the visitor's choice to the binding. `value` has no problem.
    func write(_ value: EventValue)
    /// What the program does when the visitor begins or finishes a change; `nil` if it asked for nothing.
    var editing: EditingActions? { get }
    /// Whether a new value begins a change. Otherwise the focus does.
    static var isEditedByValue: Bool { get }
    /// Whether the value is a secret, which is never stored.
    static var isSecret: Bool { get }
}

extension ValueControl {
    package func isShown(by value: PropertyValue) -> Bool { value == shownValue }
    package func isUnfinished(_ value: PropertyValue) -> Bool { false }
    package var isMixed: Bool { false }
    package var editing: EditingActions? { nil }
    package static var isEditedByValue: Bool { false }
    package static var isSecret: Bool { false }
}

/// The operations of a value control in the plan of the content that contains it.
struct ValueControlOperations<Control: ValueControl>: ChildOperations {
    let offset: Offset<Control>
    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<Control>, _ place: NodePlace) -> ValueControlNode<Control> {
        ValueControlNode<Control>(value.value, position, at: offset, place)
    }

    func update(
        _ node: ValueControlNode<Control>, from old: borrowing Borrowed<Control>, to new: borrowing Borrowed<Control>,
        anchor: UInt32
    ) {
        node.showUnlessWaiting()
    }
}

extension PlanBuilder {
    /// Makes the next element show the value of the control at an offset and report changes with an event.
    ///
    /// - Returns: Operations to pass to ``effect(at:_:)`` after the element has been closed.
    func valueControl<Control: ValueControl>(at offset: Offset<Control>) -> ValueControlOperations<Control> {
        let operations = ValueControlOperations(offset: offset)
        attribute(AttributeStep(event: .input, .value, of: operations.position))
        attribute(
            AttributeStep(
                at: offset, read: { .property(Control.property, $0.shownValue) }, areEqual: nil))
        return operations
    }
}

/// Shows the value of one control and performs what the visitor does with it.
///
/// The node reads the binding itself, so a view that only passes its state on is not evaluated when the visitor types.
final class ValueControlNode<Control: ValueControl>: TypedControlNode<Control> {
    private var shown = PropertyValue.boolean(false)
    private var showsMixed = false
    /// Whether the visitor is changing the value, as far as the program asked for it.
    private var isEditing = false

    init(_ control: Control, _ position: ControlPosition, at offset: Offset<Control>, _ place: NodePlace) {
        super.init(position, at: offset, place)
        (shown, showsMixed) = reading(ViewType.of(Control.self)) { (control.shownValue, control.isMixed) }
        if Control.isSecret { keepSecret(control, instead: nil) }
    }

    /// Keeps the value out of the store, wherever the program has it. Of a value that the visitor is typing, only the
    /// present text counts.
    private func keepSecret(_ control: Control, instead former: PropertyValue?) {
        let secrets = graph.services.visitorStore.secrets
        if case .string(let text)? = former { secrets.texts.remove(text) }
        if case .string(let text) = control.shownValue { secrets.texts.add(text) }
    }

    override func show() {
        withValue { control in
            let (isShown, isMixed) = reading(ViewType.of(Control.self)) {
                (control.isShown(by: shown), control.isMixed)
            }
            show(isMixed)
            guard !isShown, !(isEditing && control.isUnfinished(shown)) else { return }
            if Control.isSecret { keepSecret(control, instead: nil) }
            shown = control.shownValue
            graph.patches.setProperty(number, Control.property, shown, knowing: graph.client.lastPost)
        }
    }

    /// Shows whether the control stands for values that differ.
    private func show(_ isMixed: Bool) {
        guard isMixed != showsMixed else { return }
        showsMixed = isMixed
        graph.patches.setAttribute(number, "aria-checked", isMixed ? "mixed" : nil)
        graph.patches.setProperty(number, "indeterminate", .boolean(isMixed), knowing: graph.client.lastPost)
    }

    override func problem(with value: EventValue, _ part: ControlPart) -> String? {
        guard part == .value else { return nil }
        var problem: String?
        withValue { problem = $0.problem(with: value) }
        return problem
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        switch part {
        case .size: return
        case .focus: return edit(true)
        case .blur, .commit: return edit(false)
        case .value, .increment, .decrement: break
        }
        if Control.isEditedByValue { edit(true) }
        if isShown { recordShown(value) }
        withValue { control in
            let former = Control.isSecret ? control.shownValue : nil
            control.write(value)
            if Control.isSecret { keepSecret(control, instead: former) }
        }
        // The binding may have kept its value, in which case nothing that this control reads has changed.
        graph.invalidate(self, .property("value"))
    }

    /// The visitor begins to change the value, or has finished.
    private func edit(_ isBeginning: Bool) {
        guard isBeginning != isEditing else { return }
        isEditing = isBeginning
        withValue { $0.editing?.onChange?(isBeginning) }
        // What was unfinished gives way to the value.
        if !isBeginning { graph.invalidate(self, .property("value")) }
    }

    override func recordShown(_ value: EventValue) {
        switch value {
        case .string(let text): shown = .string(text)
        case .boolean(let isOn):
            shown = .boolean(isOn)
            // In the browser a control that has been changed is not mixed any more, whatever its values are.
            show(false)
        case .none, .number, .fields, .numbers: break
        }
    }

    override func shows(_ value: EventValue) -> Bool {
        switch (value, shown) {
        case (.boolean(let isOn), .boolean(let wasOn)): isOn == wasOn
        case (.string(let text), .string(let shown)): text == shown || FormText.isSame(text, shown)
        default: false
        }
    }

    // The element is created anew with its present value.
    override func didRenumber() { withValue { (shown, showsMixed) = ($0.shownValue, $0.isMixed) } }
}

/// A control that shows a value of the program's which the visitor can change.
package protocol ValueControl: PrimitiveView {
    /// The DOM property that shows the value: `value` or `checked`.
    static var property: StaticString { get }
    /// What the element shall show. Reads the binding.
    var shownValue: PropertyValue { get }
    /// Whether an element that shows `value` needs no change.
    func isShown(by value: PropertyValue) -> Bool
    /// Why an event cannot bring `value`; `nil` if it can.
    func problem(with value: EventValue) -> String?
    /// Writes what the visitor chose to the binding. `value` has no problem.
    func take(_ value: EventValue)
}

extension ValueControl {
    package func isShown(by value: PropertyValue) -> Bool { value == shownValue }
}

/// A value control in the plan of the content it stands in.
package final class ValueControlOperations<Control: ValueControl>: ControlOperations {
    package override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        ValueControlNode<Control>(value.assumingMemoryBound(to: Control.self).pointee, self, place)
    }

    package override func update(
        _ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32
    ) {
        unsafeDowncast(node, to: ControlNode.self).showUnlessWaiting()
    }
}

extension ViewPlan {
    /// The next element shows the value of the control at the operations' offset, and tells of it with `event`. What is
    /// given back is to be passed to ``effect(at:_:)`` when the element has been closed.
    func valueControl<Control: ValueControl>(_ type: Control.Type, at offset: Int) -> ControlOperations {
        let operations = ValueControlOperations<Control>(at: offset)
        attribute(AttributeStep(event: .input, .value, of: operations))
        attribute(
            AttributeStep(
                at: offset, Control.self, read: { .property(Control.property, $0.shownValue) }, areEqual: nil))
        return operations
    }
}

/// Shows one control's value, and is told what the visitor does.
///
/// It reads the binding itself, so that a view which only passes its state on need not be evaluated when the visitor
/// types.
private final class ValueControlNode<Control: ValueControl>: ControlNode {
    private var shown = PropertyValue.boolean(false)

    init(_ control: Control, _ operations: ControlOperations, _ place: NodePlace) {
        super.init(operations, place)
        shown = reading(ViewType.of(Control.self)) { control.shownValue }
    }

    private func withValue(_ body: (Control) -> Void) {
        withControl { body($0.assumingMemoryBound(to: Control.self).pointee) }
    }

    override func show() {
        withValue { control in
            let isShown = reading(ViewType.of(Control.self)) { control.isShown(by: shown) }
            guard !isShown else { return }
            shown = control.shownValue
            graph.patches.setProperty(number, Control.property, shown, knowing: graph.lastPost)
        }
    }

    override func problem(with value: EventValue, _ part: ControlPart) -> String? {
        var problem: String?
        withValue { problem = $0.problem(with: value) }
        return problem
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        if isShown { noteShown(value) }
        withValue { $0.take(value) }
        // The binding may have kept what it had, and then nothing that this control reads has changed.
        graph.invalidate(self, .property("value"))
    }

    override func noteShown(_ value: EventValue) {
        switch value {
        case .string(let text): shown = .string(text)
        case .boolean(let isOn): shown = .boolean(isOn)
        case .none, .number, .fields: break
        }
    }

    override func shows(_ value: EventValue) -> Bool {
        switch (value, shown) {
        case (.boolean(let isOn), .boolean(let wasOn)): isOn == wasOn
        case (.string(let text), .string(let shown)): text == shown || FormText.isSame(text, shown)
        default: false
        }
    }

    // The element is made anew with the value that it has now.
    override func didRenumber() { withValue { shown = $0.shownValue } }
}

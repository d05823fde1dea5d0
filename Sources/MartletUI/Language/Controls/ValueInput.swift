/// An `<input>` of a type that the browser draws in its own way, such as `date` or `color`, for the controls that consist
/// of one.
package struct ValueInput: ValueControl {
    private let type: String
    private let text: Binding<String>
    private let bounds: InputBounds
    private let format: FieldFormat
    package let editing: EditingActions?

    /// Creates an input.
    ///
    /// - Parameters:
    ///   - type: HTML's name of the type.
    ///   - text: The value as HTML writes it. A text that it does not take is replaced by the one that it has then.
    ///   - bounds: The values of `min` and `max`.
    ///   - isUnfinished: Whether a text may stand while the visitor is typing.
    package init(
        type: String, text: Binding<String>, bounds: (String?, String?) = (nil, nil),
        isUnfinished: @escaping (String) -> Bool = { _ in false }
    ) {
        self.type = type
        self.text = text.read()
        self.bounds = InputBounds(lower: bounds.0, upper: bounds.1)
        format = FieldFormat(isUnfinished: isUnfinished)
        editing = EditingActions(onChange: { _ in })
    }

    package static var _shape: _ViewShape { .control }

    package static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-field")))
        plan.attribute(AttributeStep(constant: .fixed("autocomplete", "off")))
        plan.attribute(
            AttributeStep(at: offset.type, read: { .constant("type", $0) }, areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(at: offset.bounds, read: { .attribute("min", $0.lower) }, areEqual: { $0.lower == $1.lower }))
        plan.attribute(
            AttributeStep(at: offset.bounds, read: { .attribute("max", $0.upper) }, areEqual: { $0.upper == $1.upper }))
        let operations = plan.valueControl(at: offset)
        plan.editing(at: offset.editing, of: operations.position)
        plan.open(.input)
        plan.close(.input)
        plan.effect(at: offset, operations)
    }

    package static var property: StaticString { "value" }
    package var shownValue: PropertyValue { .string(text.wrappedValue) }

    package func problem(with value: EventValue) -> String? {
        guard let text = value.string, text.utf8.count <= 64 else {
            return "The value of a control of the type \(type) must be a string of at most 64 bytes."
        }
        return nil
    }

    package func write(_ value: EventValue) { text.wrappedValue = value.string ?? "" }

    package func isUnfinished(_ value: PropertyValue) -> Bool {
        if case .string(let typed) = value { format.isUnfinished(typed) } else { false }
    }
}

/// The ends of what an input takes, as HTML writes them.
private struct InputBounds {
    let lower: String?
    let upper: String?
}

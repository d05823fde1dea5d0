/// A field for text of several lines: a `<textarea>`. Describe it with `accessibilityLabel`.
public struct TextEditor: ValueControl {
    private let text: Binding<String>

    /// Creates a field for text of several lines.
    ///
    /// - Parameter text: A binding to the text.
    public init(text: Binding<String>) { self.text = text.read() }

    public static var _shape: _ViewShape { .control }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        TextInput.addAttributes(to: plan)
        plan.attribute(AttributeStep(constant: .fixed("rows", "4")))
        let operations = plan.valueControl(at: offset)
        plan.open(.textarea)
        plan.close(.textarea)
        plan.effect(at: offset, operations)
    }

    package static var property: StaticString { "value" }
    package var shownValue: PropertyValue { .string(text.wrappedValue) }
    package func problem(with value: EventValue) -> String? { TextInput.problem(with: value) }
    package func write(_ value: EventValue) { text.wrappedValue = value.string ?? "" }

    // A browser shows every line break as a line feed, and reports it as one.
    package func isShown(by value: PropertyValue) -> Bool {
        guard case .string(let shown) = value else { return false }
        let text = text.wrappedValue
        return shown == text || text.contains("\r" as Character) && shown == TextEditor.withLineFeeds(text)
    }

    private static func withLineFeeds(_ text: String) -> String {
        String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
}

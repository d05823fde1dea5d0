/// A field for a secret line of text: an `<input type="password">`.
public struct SecureField<Label: View>: ValueControl {
    private let text: Binding<String>
    private let title: String
    private let prompt: String?
    package let editing: EditingActions?

    fileprivate init(_ title: String, _ text: Binding<String>, prompt: Text?, _ editing: EditingActions? = nil) {
        self.editing = editing
        self.text = text.read()
        self.title = title
        self.prompt = prompt?.resolved()
    }

    /// Creates a field whose title is made of views.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    ///   - label: The title. A screen reader says the texts of its views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextContent.text(of: label()), text, prompt: prompt)
    }

    public static var _shape: _ViewShape { .control }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        TextInput.addAttributes(to: plan)
        plan.attribute(AttributeStep(constant: .fixed("type", "password")))
        plan.attribute(AttributeStep(constant: .fixed("size", "3000")))
        TextInput.addTitle(to: plan, at: offset.title)
        plan.attribute(
            AttributeStep(
                at: offset, read: { .attribute("placeholder", $0.prompt ?? $0.title) },
                areEqual: { $0.prompt == $1.prompt && $0.title == $1.title }))
        let operations = plan.valueControl(at: offset)
        plan.editing(at: offset.editing, of: operations.position)
        plan.open(.input)
        plan.close(.input)
        plan.effect(at: offset, operations)
    }

    package static var property: StaticString { "value" }
    package static var isSecret: Bool { true }
    package var shownValue: PropertyValue { .string(text.wrappedValue) }
    package func problem(with value: EventValue) -> String? { TextInput.problem(with: value) }
    package func write(_ value: EventValue) { text.wrappedValue = value.string ?? "" }
}

extension SecureField where Label == Text {
    /// Creates a field with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - text: A binding to the text.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(title.resolved(), text, prompt: prompt)
    }

    /// Creates a field with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - text: A binding to the text.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(String(title), text, prompt: prompt)
    }

    /// Creates a field with a title and an action for Enter.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - text: A binding to the text.
    ///   - onCommit: Called when the visitor presses Enter, in place of an `onSubmit` around the field.
    public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title.resolved(), text, prompt: nil, EditingActions(onChange: nil, onCommit: onCommit))
    }

    /// Creates a field with a string as its title and an action for Enter.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - text: A binding to the text.
    ///   - onCommit: Called when the visitor presses Enter, in place of an `onSubmit` around the field.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(String(title), text, prompt: nil, EditingActions(onChange: nil, onCommit: onCommit))
    }
}

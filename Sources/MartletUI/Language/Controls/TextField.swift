/// A field for a line of text: an `<input>`.
///
///     TextField("Name", text: $name)
///
/// What the visitor types is written to the binding. What the binding contains afterwards is sent back only if it
/// differs. A screen reader says the title, and an empty field without a prompt shows it. A text is at most 20,000
/// UTF-16 code units long.
public struct TextField<Label: View>: ValueControl {
    fileprivate let text: Binding<String>
    fileprivate let title: String
    fileprivate let prompt: String?
    fileprivate let element: ElementName
    /// What a text stands for, in a field for a value that is no text.
    fileprivate let format: FieldFormat?
    package let editing: EditingActions?

    /// The field with another label.
    init(_ other: TextField<some View>) {
        (text, title, prompt) = (other.text, other.title, other.prompt)
        (element, format, editing) = (other.element, other.format, other.editing)
    }

    init(
        _ title: String, _ text: Binding<String>, prompt: Text?, axis: Axis, _ editing: EditingActions? = nil,
        format: FieldFormat? = nil
    ) {
        self.format = format
        self.editing = editing
        self.text = text.read()
        self.title = title
        self.prompt = prompt?.resolved()
        element = axis == .horizontal ? .input : .textarea
    }

    /// Creates a field whose title is made of views.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    ///   - axis: The direction in which the field grows with its text; `.vertical` makes it a `<textarea>`.
    ///   - label: The title. A screen reader says the texts of its views.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
        self.init(TextContent.text(of: label()), text, prompt: prompt, axis: axis)
    }

    public static var _shape: _ViewShape { .control }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        guard plan.context.contains(.containers) else { return planField(plan, at: offset) }
        plan.attribute(.box)
        plan.open(.div)
        plan.child(at: offset, DerivedViewOperations { StyledTextField(field: $0) })
        plan.close(.div)
    }

    /// Adds the field, as the built-in styles show it.
    static func planField(_ plan: PlanBuilder, at offset: Offset<Self>) {
        let element = offset.element
        TextInput.addAttributes(to: plan)
        plan.defaultAttribute(
            AttributeStep(
                at: element, read: { .attribute("type", $0 == .input ? "text" : nil) },
                areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(
                at: element, read: { .attribute("rows", $0 == .input ? nil : "1") },
                areEqual: { $0 == $1 }))
        // A field fills the available space: its preferred width is greater than any screen.
        plan.attribute(
            AttributeStep(
                at: element, read: { .attribute("size", $0 == .input ? "3000" : nil) },
                areEqual: { $0 == $1 }))
        TextInput.addTitle(to: plan, at: offset.title)
        plan.attribute(
            AttributeStep(
                at: offset, read: { .attribute("placeholder", $0.prompt ?? $0.title) },
                areEqual: { $0.prompt == $1.prompt && $0.title == $1.title }))
        let operations = plan.valueControl(at: offset)
        plan.editing(at: offset.editing, of: operations.position)
        plan.open(namedAt: element)
        plan.close(namedAt: element)
        plan.effect(at: offset, operations)
    }

    package static var property: StaticString { "value" }
    package var shownValue: PropertyValue { .string(text.wrappedValue) }
    package func problem(with value: EventValue) -> String? { TextInput.problem(with: value) }
    package func write(_ value: EventValue) { text.wrappedValue = value.string ?? "" }

    package func isUnfinished(_ value: PropertyValue) -> Bool {
        guard let format, case .string(let typed) = value else { return false }
        return format.isUnfinished(typed)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - text: A binding to the text.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    ///   - axis: The direction in which the field grows with its text; `.vertical` makes it a `<textarea>`.
    public init(
        _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(title.resolved(), text, prompt: prompt, axis: axis)
    }

    /// Creates a field with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - text: A binding to the text.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    ///   - axis: The direction in which the field grows with its text; `.vertical` makes it a `<textarea>`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(String(title), text, prompt: prompt, axis: axis)
    }

    /// Creates a field with a title that reports the beginning and the end of a change.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says and an empty field shows.
    ///   - text: A binding to the text.
    ///   - onEditingChanged: Called with `true` when the field gets the focus and with `false` when it loses it. A
    ///     browser without JavaScript reports neither.
    ///   - onCommit: Called when the visitor presses Enter, in place of an `onSubmit` around the field.
    public init(
        _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: (() -> Void)? = nil
    ) {
        self.init(
            title.resolved(), text, prompt: nil, axis: .horizontal,
            EditingActions(onChange: onEditingChanged, onCommit: onCommit))
    }

    /// Creates a field with a string as its title that reports the beginning and the end of a change.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - text: A binding to the text.
    ///   - onEditingChanged: Called with `true` when the field gets the focus and with `false` when it loses it. A
    ///     browser without JavaScript reports neither.
    ///   - onCommit: Called when the visitor presses Enter, in place of an `onSubmit` around the field.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: (() -> Void)? = nil
    ) {
        self.init(
            String(title), text, prompt: nil, axis: .horizontal,
            EditingActions(onChange: onEditingChanged, onCommit: onCommit))
    }

    /// Creates a field with a title and an action for Enter.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - text: A binding to the text.
    ///   - onCommit: Called when the visitor presses Enter, in place of an `onSubmit` around the field.
    public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(
            title.resolved(), text, prompt: nil, axis: .horizontal, EditingActions(onChange: nil, onCommit: onCommit))
    }

    /// Creates a field with a string as its title and an action for Enter.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - text: A binding to the text.
    ///   - onCommit: Called when the visitor presses Enter, in place of an `onSubmit` around the field.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(
            String(title), text, prompt: nil, axis: .horizontal, EditingActions(onChange: nil, onCommit: onCommit))
    }
}

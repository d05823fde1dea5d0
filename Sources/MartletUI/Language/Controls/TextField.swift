/// A field for a line of text: an `<input>`.
///
///     TextField("Name", text: $name)
///
/// What the visitor types is written to the binding. What the binding contains afterwards is sent back only if it
/// differs. A screen reader says the title, and an empty field without a prompt shows it. A text is at most 20,000
/// UTF-16 code units long.
public struct TextField<Label: View>: ValueControl {
    private let text: Binding<String>
    private let title: String
    private let prompt: String?
    private let element: ElementName

    fileprivate init(_ title: String, _ text: Binding<String>, prompt: Text?, axis: Axis) {
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

    public static var _shape: ViewShape { .control }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        let element = offset + Field.offset(of: \Self.element)
        TextInput.addAttributes(to: plan)
        plan.attribute(
            AttributeStep(
                at: element, ElementName.self, read: { .attribute("type", $0 == .input ? "text" : nil) },
                areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(
                at: element, ElementName.self, read: { .attribute("rows", $0 == .input ? nil : "1") },
                areEqual: { $0 == $1 }))
        // A field fills the available space: its preferred width is greater than any screen.
        plan.attribute(
            AttributeStep(
                at: element, ElementName.self, read: { .attribute("size", $0 == .input ? "3000" : nil) },
                areEqual: { $0 == $1 }))
        TextInput.addTitle(to: plan, at: offset + Field.offset(of: \Self.title))
        plan.attribute(
            AttributeStep(
                at: offset, Self.self, read: { .attribute("placeholder", $0.prompt ?? $0.title) },
                areEqual: { $0.prompt == $1.prompt && $0.title == $1.title }))
        let operations = plan.valueControl(Self.self, at: offset)
        plan.open(namedAt: element)
        plan.close(namedAt: element)
        plan.effect(at: offset, operations)
    }

    package static var property: StaticString { "value" }
    package var shownValue: PropertyValue { .string(text.wrappedValue) }
    package func problem(with value: EventValue) -> String? { TextInput.problem(with: value) }
    package func take(_ value: EventValue) { text.wrappedValue = value.string ?? "" }
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
        self.init(title.string, text, prompt: prompt, axis: axis)
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
}

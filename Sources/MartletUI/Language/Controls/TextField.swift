/// A line of text that the visitor can change: an `<input>`.
///
/// What the visitor types is written to the binding; what the binding holds afterwards is sent back only if it differs.
/// The title is what a screen reader says and, without a prompt, what an empty field shows.
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

    /// A field whose title is made of views; their texts are what a screen reader says.
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
        // A field fills its room: the width that it would like is one that no screen has.
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
    /// A field with a title. With `axis: .vertical` it grows with its text.
    public init(
        _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(title.string, text, prompt: prompt, axis: axis)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(String(title), text, prompt: prompt, axis: axis)
    }
}

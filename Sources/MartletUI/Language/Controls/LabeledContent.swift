/// A value with its label before it.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-labeled")))
        plan.open(.div)
        ControlLabel.add(Label.self, to: plan, at: offset + Field.offset(of: \Self.label))
        plan.attribute(AttributeStep(constant: .classNames("m-labeled-content")))
        plan.open(.div)
        plan.content(Content.self, at: offset + Field.offset(of: \Self.content))
        plan.close(.div)
        plan.close(.div)
    }
}

extension LabeledContent where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init(_ title: LocalizedStringKey, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// A value as `format` writes it for the visitor, as a `Text` with a format does.
    public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }

    @_disfavoredOverload
    public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

/// A value with a label before it.
public struct LabeledContent<Label: View, Content: View>: _PrimitiveView {
    let label: Label
    let content: Content

    /// Creates a labeled value.
    ///
    /// - Parameters:
    ///   - content: The views that show the value.
    ///   - label: The label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        guard plan.context.contains(.containers) else { return planParts(plan, at: offset) }
        plan.attribute(.box)
        plan.open(.div)
        plan.child(at: offset, DerivedViewOperations { StyledLabeledContent(labeled: $0) })
        plan.close(.div)
    }

    /// Adds the label and the value, as the built-in style shows them.
    static func planParts(_ plan: PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-labeled")))
        plan.open(.div)
        ControlLabel.add(to: plan, at: offset.label)
        plan.attribute(AttributeStep(constant: .classNames("m-labeled-content")))
        plan.open(.div)
        plan.content(at: offset.content)
        plan.close(.div)
        plan.close(.div)
    }
}

extension LabeledContent where Label == Text {
    /// Creates a labeled value with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The views that show the value.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a labeled value with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - content: The views that show the value.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled string.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The string.
    public init(_ title: LocalizedStringKey, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a labeled string with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - value: The string.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a labeled value that is formatted for the visitor, as by `init(_:format:)`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The value.
    ///   - format: The format of the value.
    public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }

    /// Creates a labeled value that is formatted for the visitor, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - value: The value.
    ///   - format: The format of the value.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

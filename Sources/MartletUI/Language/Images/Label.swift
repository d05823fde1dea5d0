/// A title with an image before it.
public struct Label<Title: View, Icon: View>: PrimitiveView {
    let icon: Icon
    let title: Title

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.icon = icon()
        self.title = title()
    }

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        guard plan.ownStyles.contains(.buttonsAndLabels) else { return planParts(plan, at: offset) }
        plan.attribute(.box)
        plan.open(.div)
        plan.child(at: offset, StyledLabelOperations<Title, Icon>())
        plan.close(.div)
    }

    /// Title and icon, as one of Martlet's own styles shows them.
    static func planParts(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-image-label")))
        plan.open(.span)
        plan.saidByText(if: true) { Icon._plan(plan, at: offset + Field.offset(of: \Self.icon)) }
        Title._plan(plan, at: offset + Field.offset(of: \Self.title))
        plan.close(.span)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol, see ``Image/init(systemName:)``.
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title with a picture, see ``Image/init(_:)``.
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }
}

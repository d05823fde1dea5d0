/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: _PrimitiveView {
    let icon: Icon
    let title: Title

    /// Creates a label.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - icon: The icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.icon = icon()
        self.title = title()
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        guard plan.context.contains(.buttonsAndLabels) else { return planParts(plan, at: offset) }
        plan.attribute(.box)
        plan.open(.div)
        plan.child(at: offset, DerivedViewOperations { StyledLabel(label: $0) })
        plan.close(.div)
    }

    /// Adds the title and the icon, as the built-in styles show them.
    static func planParts(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-image-label")))
        plan.open(.span)
        plan.saidByText(if: true) { Icon._plan(plan, at: offset.icon) }
        Title._plan(plan, at: offset.title)
        plan.close(.span)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The name of the symbol; see ``Image/init(systemName:)``.
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a string as its title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - name: The name of the symbol; see ``Image/init(systemName:)``.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a picture.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The path of the picture; see ``Image/init(_:)-(String)``.
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }

    /// Creates a label with a string as its title and a picture.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - name: The path of the picture; see ``Image/init(_:)-(String)``.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }
}

/// A label where a surrounding view sets a style of the program.
struct StyledLabel<Title: View, Icon: View>: View {
    let label: Label<Title, Icon>
    @Environment(\.ownLabelStyle) private var own

    init(label: Label<Title, Icon>) { self.label = label }

    var body: some View {
        if let style = own?.style as? any LabelStyle { styled(style) } else { PlainLabel(label: label) }
    }

    private func styled<Style: LabelStyle>(_ style: Style) -> AnyView {
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(content: AnyView(label.title)),
            icon: LabelStyleConfiguration.Icon(content: AnyView(label.icon)))
        return AnyView(LabelStyleBody(style: style, configuration: configuration))
    }
}

/// The content that a style of the program makes for a label.
private struct LabelStyleBody<Style: LabelStyle>: View, ModifierBodyType {
    // The style comes first, so that its dynamic properties have the same offsets here as in the style itself.
    let style: Style
    let configuration: LabelStyleConfiguration

    // A label inside has the default style; otherwise it would be styled without end.
    var body: some View { style.makeBody(configuration: configuration).environment(\.ownLabelStyle, nil) }

    static var modifierType: Any.Type { Style.self }
}

/// A label with a built-in style.
private struct PlainLabel<Title: View, Icon: View>: _PrimitiveView {
    let label: Label<Title, Icon>

    static var _shape: _ViewShape { .element }
    static var _layer: _StyleLayer { .element }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        Label<Title, Icon>.planParts(plan, at: offset.label)
    }
}

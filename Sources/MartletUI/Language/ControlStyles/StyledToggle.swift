/// A toggle where a surrounding view sets a style of the program.
struct StyledToggle<Label: View>: View {
    let toggle: Toggle<Label>
    @Environment(\.ownToggleStyle) private var own

    init(toggle: Toggle<Label>) { self.toggle = toggle }

    var body: some View {
        if let style = own?.style as? any ToggleStyle { styled(style) } else { PlainToggle(toggle: toggle) }
    }

    private func styled<Style: ToggleStyle>(_ style: Style) -> AnyView {
        let label = ToggleStyleConfiguration.Label(content: AnyView(toggle.label))
        return AnyView(
            ToggleStyleBody(
                style: style,
                configuration: ToggleStyleConfiguration(label: label, isOn: toggle.isOn, sources: toggle.sources)))
    }
}

/// The content that a style of the program makes for a toggle.
private struct ToggleStyleBody<Style: ToggleStyle>: View, ModifierBodyType {
    // The style comes first, so that its dynamic properties have the same offsets here as in the style itself.
    let style: Style
    let configuration: ToggleStyleConfiguration

    // A toggle inside has the default style; otherwise it would be styled without end.
    var body: some View { style.makeBody(configuration: configuration).environment(\.ownToggleStyle, nil) }

    static var modifierType: Any.Type { Style.self }
}

/// A toggle with a built-in style.
private struct PlainToggle<Label: View>: _PrimitiveView {
    let toggle: Toggle<Label>

    static var _shape: _ViewShape { .control }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        Toggle<Label>.planParts(plan, at: offset.toggle)
    }
}

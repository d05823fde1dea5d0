/// A field where a surrounding view sets a style of the program.
struct StyledTextField<Label: View>: View {
    let field: TextField<Label>
    @Environment(\.ownTextFieldStyle) private var own

    init(field: TextField<Label>) { self.field = field }

    var body: some View {
        if let style = own?.style as? any TextFieldStyle { styled(style) } else { PlainTextField(field: field) }
    }

    private func styled<Style: TextFieldStyle>(_ style: Style) -> AnyView {
        AnyView(TextFieldStyleBody(style: style, field: TextField(field)).class("m-field-plain"))
    }
}

/// What a style of the program makes of a field.
private struct TextFieldStyleBody<Style: TextFieldStyle>: View, ModifierBodyType {
    // The style comes first, so that its dynamic properties have the same offsets here as in the style itself.
    let style: Style
    let field: TextField<_TextFieldStyleLabel>

    // A field inside has a built-in style; otherwise it would be styled without end.
    var body: some View { style._body(configuration: field).environment(\.ownTextFieldStyle, nil) }

    static var modifierType: Any.Type { Style.self }
}

/// A field with a built-in style.
private struct PlainTextField<Label: View>: _PrimitiveView {
    let field: TextField<Label>

    static var _shape: _ViewShape { .control }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        TextField<Label>.planField(plan, at: offset.field)
    }
}

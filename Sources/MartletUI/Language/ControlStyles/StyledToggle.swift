/// A toggle where a view around has a style of the program's for toggles.
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
                style: style, configuration: ToggleStyleConfiguration(label: label, isOn: toggle.isOn)))
    }
}

/// What a style of the program's makes of a toggle.
private struct ToggleStyleBody<Style: ToggleStyle>: View, ModifierBodyType {
    // First, so that its dynamic properties lie where they do in itself.
    let style: Style
    let configuration: ToggleStyleConfiguration

    // A toggle inside has the usual look, or it would be styled without end.
    var body: some View { style.makeBody(configuration: configuration).environment(\.ownToggleStyle, nil) }

    static var modifierType: Any.Type { Style.self }
}

/// A toggle with one of Martlet's own styles.
private struct PlainToggle<Label: View>: PrimitiveView {
    let toggle: Toggle<Label>

    static var _shape: ViewShape { .control }

    static func _plan(_ plan: ViewPlan, at offset: Int) {
        Toggle<Label>.planParts(plan, at: offset + Field.offset(of: \Self.toggle))
    }
}

/// Makes the toggle that lies in a view.
final class StyledToggleOperations<Label: View>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        StyledToggle._makeNode(content(value), place)
    }

    override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        StyledToggle._updateNode(node, content(new))
    }

    private func content(_ value: UnsafeRawPointer) -> StyledToggle<Label> {
        StyledToggle(toggle: value.assumingMemoryBound(to: Toggle<Label>.self).pointee)
    }
}

/// The source of the style of a button that is being planned.
enum ButtonStyleSource {
    /// The button has a built-in style.
    case system
    /// The style is in the environment: a view around the type that is being planned sets a style of the program.
    case surrounding
    /// The style is set by a modifier on the button itself.
    case direct(DirectButtonStyle)
}

/// A view that may be exactly one button.
protocol ButtonType {
    static var isButton: Bool { get }
}

extension Button: ButtonType {
    static var isButton: Bool { true }
}

extension ModifiedContent: ButtonType where Content: View, Modifier: ViewModifier {
    static var isButton: Bool {
        let shape: ViewShape = _shape
        return shape == .control && (Content.self as? any ButtonType.Type)?.isButton == true
    }
}

/// The style of the program that a modifier sets on a button.
class DirectButtonStyle {
    func operations<Label: View>(forButtonAt offset: Int, _ label: Label.Type) -> ChildOperations { ChildOperations() }

    static func of<Style: ButtonStyle>(_ type: Style.Type, at offset: Int) -> DirectButtonStyle {
        TypedDirectStyle<Style>(offset)
    }
}

private final class TypedDirectStyle<Style: ButtonStyle>: DirectButtonStyle {
    private let offset: Int

    init(_ offset: Int) { self.offset = offset }

    override func operations<Label: View>(forButtonAt button: Int, _ label: Label.Type) -> ChildOperations {
        DirectLabelOperations<Style, Label>(styleDistance: offset - button)
    }
}

/// The operations of a button's content when the style lies next to the button in the same value.
private final class DirectLabelOperations<Style: ButtonStyle, Label: View>: ChildOperations {
    private let styleDistance: Int

    init(styleDistance: Int) { self.styleDistance = styleDistance }

    override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        ButtonStyleBody<Style>._makeNode(content(value), place)
    }

    override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        ButtonStyleBody<Style>._updateNode(node, content(new))
    }

    private func content(_ value: UnsafeRawPointer) -> ButtonStyleBody<Style> {
        let button = value.assumingMemoryBound(to: Button<Label>.self).pointee
        let style = (value + styleDistance).assumingMemoryBound(to: Style.self).pointee
        return ButtonStyleBody(
            style: style, label: ButtonStyleConfiguration.Label(content: AnyView(button.label)), role: button.role)
    }
}

/// The operations of a button's content when the style is in the environment.
final class SurroundingLabelOperations<Label: View>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        SurroundingButtonLabel<Label>._makeNode(content(value), place)
    }

    override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        SurroundingButtonLabel<Label>._updateNode(node, content(new))
    }

    private func content(_ value: UnsafeRawPointer) -> SurroundingButtonLabel<Label> {
        let button = value.assumingMemoryBound(to: Button<Label>.self).pointee
        return SurroundingButtonLabel(label: button.label, role: button.role)
    }
}

private struct SurroundingButtonLabel<Label: View>: View {
    let label: Label
    let role: ButtonRole?
    @Environment(\.ownButtonStyle) private var own

    init(label: Label, role: ButtonRole?) {
        self.label = label
        self.role = role
    }

    var body: some View {
        if let style = own?.style as? any ButtonStyle { styled(style) } else { label }
    }

    private func styled<Style: ButtonStyle>(_ style: Style) -> AnyView {
        let label = ButtonStyleConfiguration.Label(content: AnyView(label))
        return AnyView(ButtonStyleBody(style: style, label: label, role: role))
    }
}

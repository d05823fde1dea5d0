/// The source of the style of a button that is being planned.
enum ButtonStyleSource {
    /// The button has a built-in style.
    case system
    /// The style is in the environment: a view around the type that is being planned sets a style of the program.
    case surrounding
    /// The style in the environment may be one that makes the whole button.
    case primitive
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
struct DirectButtonStyle {
    private let planLabel: any DirectLabelPlanner

    init<Style: ButtonStyle>(_ style: Offset<Style>) { planLabel = DirectLabel(style: style) }

    /// Plans the content of a button that lies in the same value as the style.
    func planLabel<Label: View>(of button: Offset<Button<Label>>, in plan: PlanBuilder) {
        planLabel.planLabel(of: button, in: plan)
    }
}

private protocol DirectLabelPlanner {
    func planLabel<Label: View>(of button: Offset<Button<Label>>, in plan: PlanBuilder)
}

private struct DirectLabel<Style: ButtonStyle>: DirectLabelPlanner {
    let style: Offset<Style>

    func planLabel<Label: View>(of button: Offset<Button<Label>>, in plan: PlanBuilder) {
        plan.child(at: button, and: style) { button, style in
            ButtonStyleBody(
                style: style, label: ButtonStyleConfiguration.Label(content: AnyView(button.label)), role: button.role)
        }
    }
}

/// A button's content when the style is in the environment.
struct SurroundingButtonLabel<Label: View>: View {
    let label: Label
    let role: ButtonRole?
    @Environment(\.ownButtonStyle) private var own

    init(of button: Button<Label>) {
        label = button.label
        role = button.role
    }

    var body: some View {
        if let style = own?.style as? any ButtonStyle { styled(style) } else { label }
    }

    private func styled<Style: ButtonStyle>(_ style: Style) -> AnyView {
        let label = ButtonStyleConfiguration.Label(content: AnyView(label))
        return AnyView(ButtonStyleBody(style: style, label: label, role: role))
    }
}

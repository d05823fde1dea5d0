/// A look of buttons that a program writes itself: `makeBody(configuration:)` says what stands in the button.
///
/// A button with such a style is a `<button>` with neither room nor background nor color of its own, and its action, its
/// keys and its role are as ever. The style may have properties that read the environment.
///
/// `configuration.isPressed` is answered in the browser: `makeBody` is asked twice, for the button as it is and as it is
/// when pressed, and what differs in looks is shown for as long as the button is held down, without a request. So it may
/// decide upon colors, sizes, opacity and other looks of the views that `makeBody` itself puts together; where it decides
/// which views there are, or what a view with a body of its own is given, the button stays as it is.
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for its style.
public struct ButtonStyleConfiguration {
    /// What the button shows.
    public struct Label: PrimitiveView {
        let content: AnyView

        public static func _plan(_ plan: ViewPlan, at offset: Int) {
            AnyView._plan(plan, at: offset + Field.offset(of: \Self.content))
        }
    }

    /// What the button is for.
    public let role: ButtonRole?
    public let label: Label
    /// Whether the button is held down; see ``ButtonStyle``.
    public let isPressed: Bool
}

extension View {
    /// The look of the buttons in this view: one that the program wrote.
    public func buttonStyle<Style: ButtonStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_ButtonControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}

/// What stands in a button that has a style of the program's.
struct ButtonStyleBody<Style: ButtonStyle>: View, ModifierBodyType {
    // First, so that its dynamic properties lie where they do in itself.
    let style: Style
    let label: ButtonStyleConfiguration.Label
    let role: ButtonRole?

    var body: PressedPair<Style.Body> {
        PressedPair(
            released: style.makeBody(configuration: configuration(isPressed: false)),
            pressed: style.makeBody(configuration: configuration(isPressed: true)))
    }

    private func configuration(isPressed: Bool) -> ButtonStyleConfiguration {
        ButtonStyleConfiguration(role: role, label: label, isPressed: isPressed)
    }

    static var modifierType: Any.Type { Style.self }
}

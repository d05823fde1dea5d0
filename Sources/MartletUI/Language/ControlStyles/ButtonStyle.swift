/// A style of buttons that the program defines: `makeBody(configuration:)` returns the content of the button.
///
///     struct Rounded: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label
///                 .padding()
///                 .background(Color.blue.opacity(configuration.isPressed ? 0.5 : 1))
///         }
///     }
///
/// A button with such a style is a `<button>` without padding, background or color of its own; its action, keyboard
/// handling and role stay the same. The style may have properties that read the environment.
///
/// `configuration.isPressed` takes effect in the browser. `makeBody` is called twice, for the button in its normal
/// state and for the pressed button, and the styles that differ apply for as long as the button is held down, without a
/// request. So it can decide on colors, sizes, opacity and other styles of the views that `makeBody` itself combines.
/// It has no effect where it decides which views there are, or what a view with a `body` of its own receives.
public protocol ButtonStyle {
    /// The type of the button's content.
    associatedtype Body: View
    /// The type of the button's description.
    typealias Configuration = ButtonStyleConfiguration

    /// Returns the content of a button.
    ///
    /// - Parameter configuration: The button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The description of a button that a style receives.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is held down; see ``ButtonStyle``.
    public let isPressed: Bool
}

extension View {
    /// Sets a style of the program for the buttons in this view.
    ///
    /// - Parameter style: The style.
    public func buttonStyle<Style: ButtonStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_ButtonControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}

/// The content of a button with a style of the program.
struct ButtonStyleBody<Style: ButtonStyle>: View, ModifierBodyType {
    // The style comes first, so that its dynamic properties have the same offsets here as in the style itself.
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

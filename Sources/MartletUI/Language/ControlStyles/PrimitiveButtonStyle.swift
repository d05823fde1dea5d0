/// A style of buttons that decides how they are pressed: a built-in one, or one of the program's own.
///
///     struct DoubleTap: PrimitiveButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///         }
///     }
///
/// It applies to every button inside, up to the next view that sets another style. A button with a style of the
/// program's own is a `<div>` with what `makeBody` returns: the style says how it is pressed, by the keyboard, too, as
/// `Button(configuration)` and the modifiers of taps and presses do. A style that only decides on the look of a button
/// is a ``ButtonStyle``.
public protocol PrimitiveButtonStyle: _ViewStyle where _Configuration == PrimitiveButtonStyleConfiguration {
    /// The type of the button's description.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns a button.
    ///
    /// - Parameter configuration: The button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle where Self: _SystemStyle {
    /// Returns a button of this style.
    ///
    /// - Parameter configuration: The button.
    public func makeBody(configuration: Configuration) -> some View {
        ModifiedContent(
            content: Button(configuration), modifier: _ControlStyleModifier<_ButtonControl, Self>(style: self))
    }
}

/// The description of a button that a style receives which makes all of it.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let handler: EventHandler
    weak var graph: ViewGraph?

    /// Performs the action of the button. An error that it throws is reported as that of a press.
    public func trigger() {
        switch handler {
        case .action(let action): _ = graph?.executor?.start({ try action() }, nil, of: nil)
        case .asyncAction(let action): _ = graph?.executor?.start(action, nil, of: nil)
        case .value, .inEnvironment, .control, .bound, .report, .both: break
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style is to make, with the default style.
    ///
    /// - Parameter configuration: The button.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration.role, handler: configuration.handler, label: configuration.label)
    }
}

extension View {
    /// Sets a style for the buttons in this view: a built-in one, or one of the program's own that makes all of a button.
    ///
    /// - Parameter style: The style.
    public func buttonStyle<Style: PrimitiveButtonStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_ButtonControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}

/// A button where a style around it may make all of it.
struct PrimitiveButton<Label: View>: View {
    private let button: Button<Label>
    @Environment(\.ownButtonStyle) private var own

    init(_ button: Button<Label>) { self.button = button }

    var body: some View {
        if let style = own?.style as? any PrimitiveButtonStyle {
            AnyView(styled(style))
        } else {
            PressedButton(button: button)
        }
    }

    // A button inside has the default style; otherwise it would be styled without end.
    private func styled(_ style: some PrimitiveButtonStyle) -> some View {
        style.view(
            of: PrimitiveButtonStyleConfiguration(
                role: button.role, label: .init(content: AnyView(button.label)), handler: button.handler,
                graph: CurrentEvaluation.subscriber?.evaluated?.graph)
        )
        .environment(\.ownButtonStyle, nil)
    }
}

/// A `<button>`, with a style for its content if there is one around.
private struct PressedButton<Label: View>: _PrimitiveView {
    let button: Button<Label>

    static var _shape: _ViewShape { .control }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.styling(buttons: .surrounding) { Button<Label>._plan(plan, at: offset.button) }
    }
}

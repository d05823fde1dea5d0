/// A style of toggles.
///
/// The built-in styles are `.automatic`, `.switch`, `.checkbox` and `.button`. A style of the program returns the
/// content of a toggle from `makeBody(configuration:)` and changes `configuration.isOn` itself:
///
///     struct Star: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.isOn.toggle() } label: {
///                 Image(systemName: configuration.isOn ? "star.fill" : "star")
///                 configuration.label
///             }
///         }
///     }
///
/// A style applies to every toggle inside, up to the next view that sets another style. Inside `makeBody`,
/// `Toggle(configuration)` has the default style.
public protocol ToggleStyle {
    /// The type of the toggle's content.
    associatedtype Body: View
    /// The type of the toggle's description.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the content of a toggle.
    ///
    /// - Parameter configuration: The toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The description of a toggle that a style receives.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    let sources: ToggleSources?
    /// Whether the toggle stands for several values that differ; see ``Toggle/init(sources:isOn:label:)``.
    public var isMixed: Bool { sources?.isMixed ?? false }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style receives, in the default style.
    ///
    /// - Parameter configuration: The toggle.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, sources: configuration.sources) { configuration.label }
    }
}

/// The default style, a switch.
public struct DefaultToggleStyle: ToggleStyle, _SystemStyle, Sendable {
    /// Creates the default style.
    public init() {}
    public static var _className: String { "m-toggle-switch" }
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A style that shows a switch after the label.
public struct SwitchToggleStyle: ToggleStyle, _SystemStyle, Sendable {
    let tint: Color?

    /// Creates a style that shows a switch.
    public init() { tint = nil }

    /// Creates the style with a color: the older spelling of `tint(_:)`.
    ///
    /// - Parameter tint: The color.
    public init(tint: Color) { self.tint = tint }

    public static var _className: String { "m-toggle-switch" }
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A style that shows a checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle, _SystemStyle, Sendable {
    /// Creates a style that shows a checkbox.
    public init() {}
    public static var _className: String { "m-toggle-checkbox" }
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A style that shows the label as a button, in the accent color while it is on.
public struct ButtonToggleStyle: ToggleStyle, _SystemStyle, Sendable {
    /// Creates a style that shows a button.
    public init() {}
    public static var _className: String { "m-toggle-button" }
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style, a switch.
    public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A style that shows a switch after the label.
    public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A style that shows a checkbox before the label.
    public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A style that shows the label as a button, in the accent color while it is on.
    public static var button: Self { Self() }
}

extension View {
    /// Sets the style of the toggles in this view.
    ///
    /// - Parameter style: The style.
    public func toggleStyle<Style: ToggleStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_ToggleControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }

    /// Sets the style of the toggles in this view, with its color if it has one.
    ///
    /// - Parameter style: The style.
    @_documentation(visibility: internal)
    public func toggleStyle(
        _ style: SwitchToggleStyle
    ) -> ModifiedContent<ModifiedContent<Self, _ControlStyleModifier<_ToggleControl, SwitchToggleStyle>>, _TintModifier>
    {
        let styled = ModifiedContent(
            content: self, modifier: _ControlStyleModifier<_ToggleControl, SwitchToggleStyle>(style: style))
        return styled.tint(style.tint)
    }
}

extension DefaultToggleStyle: SystemToggleStyle { static var isSwitch: Bool { true } }
extension SwitchToggleStyle: SystemToggleStyle { static var isSwitch: Bool { true } }
extension CheckboxToggleStyle: SystemToggleStyle { static var isSwitch: Bool { false } }
extension ButtonToggleStyle: SystemToggleStyle { static var isSwitch: Bool { false } }

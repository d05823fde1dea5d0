/// How toggles look: `.automatic`, `.switch`, `.checkbox` or `.button`, or one of a program's own, which says in
/// `makeBody(configuration:)` what a toggle is made of. It holds for every toggle inside, up to the next.
///
/// One of a program's own changes `configuration.isOn` itself: with a `Button`, or with `Toggle(configuration)`, which has
/// the usual look there.
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle, for its style.
public struct ToggleStyleConfiguration {
    /// What the toggle is called.
    public struct Label: PrimitiveView {
        let content: AnyView

        public static func _plan(_ plan: ViewPlan, at offset: Int) {
            AnyView._plan(plan, at: offset + Field.offset(of: \Self.content))
        }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether it stands for several that are not all the same: never.
    public var isMixed: Bool { false }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is given.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// The usual look: a switch.
public struct DefaultToggleStyle: ToggleStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-toggle-switch" }
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A switch behind its label.
public struct SwitchToggleStyle: ToggleStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-toggle-switch" }
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A box to be ticked, before its label.
public struct CheckboxToggleStyle: ToggleStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-toggle-checkbox" }
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// Its label as a button, in the accent color while it is on.
public struct ButtonToggleStyle: ToggleStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-toggle-button" }
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: Self { Self() }
}

extension View {
    /// The look of the toggles in this view.
    public func toggleStyle<Style: ToggleStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_ToggleControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}

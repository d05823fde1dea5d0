/// How buttons look: one of those below. It holds for every button inside, up to the next that says otherwise. For looks of
/// a program's own, see ``ButtonStyle``.
public protocol PrimitiveButtonStyle: _SystemStyle {}

/// The usual look.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public static var _className: String { "m-button-default" }
}

/// With a background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public static var _className: String { "m-button-default" }
}

/// With a background in the accent color: the one that matters most.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public static var _className: String { "m-button-prominent" }
}

/// Without a background, in the accent color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public static var _className: String { "m-button-borderless" }
}

/// The label alone, as it would be without the button.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public static var _className: String { "m-button-plain" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: Self { Self() }
}

extension View {
    /// The look of the buttons in this view.
    public func buttonStyle<Style: PrimitiveButtonStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_ButtonControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}

/// The default style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
    /// Creates the default style.
    public init() {}
    public static var _className: String { "m-button-default" }
}

/// A style with a background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
    /// Creates a style with a background.
    public init() {}
    public static var _className: String { "m-button-default" }
}

/// A style with a background in the accent color, for the most important button.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
    /// Creates a style with a background in the accent color.
    public init() {}
    public static var _className: String { "m-button-prominent" }
}

/// A style in the accent color, without a background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
    /// Creates a style in the accent color, without a background.
    public init() {}
    public static var _className: String { "m-button-borderless" }
}

/// A style that shows the label alone, as it would be without the button.
public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
    /// Creates a style that shows the label alone.
    public init() {}
    public static var _className: String { "m-button-plain" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a background.
    public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with a background in the accent color, for the most important button.
    public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style in the accent color, without a background.
    public static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that shows the label alone, as it would be without the button.
    public static var plain: Self { Self() }
}

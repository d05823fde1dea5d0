/// A style of text fields. It applies to every field inside.
public protocol TextFieldStyle {
    static var _className: String { get }
}

/// The default style, with a border.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the default style.
    public init() {}
    public static var _className: String { "m-field-bordered" }
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates a style with a rounded border.
    public init() {}
    public static var _className: String { "m-field-bordered" }
}

/// A style that shows the text alone.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates a style that shows the text alone.
    public init() {}
    public static var _className: String { "m-field-plain" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style, with a border.
    public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style with a rounded border.
    public static var roundedBorder: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style that shows the text alone.
    public static var plain: Self { Self() }
}

extension View {
    /// Sets the style of the text fields in this view.
    ///
    /// - Parameter style: The style.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> ModifiedContent<Self, _ClassNamesModifier> {
        self.class(Style._className)
    }

    /// Hides the labels of the controls in this view. A screen reader still says them.
    public func labelsHidden() -> ModifiedContent<Self, _ClassNamesModifier> { self.class("m-labels-hidden") }
}

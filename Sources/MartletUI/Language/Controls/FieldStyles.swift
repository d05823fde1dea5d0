/// How fields for text look. It holds for every field inside.
public protocol TextFieldStyle {
    static var _className: String { get }
}

/// The usual look: with a border.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public static var _className: String { "m-field-bordered" }
}

/// With a border that has round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public static var _className: String { "m-field-bordered" }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public static var _className: String { "m-field-plain" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: Self { Self() }
}

extension View {
    /// The look of the text fields in this view.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> ModifiedContent<Self, _ClassNamesModifier> {
        self.class(Style._className)
    }

    /// Does not show the labels of the controls in this view. A screen reader still says them.
    public func labelsHidden() -> ModifiedContent<Self, _ClassNamesModifier> { self.class("m-labels-hidden") }
}

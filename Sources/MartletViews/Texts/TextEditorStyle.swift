public import MartletUI

/// A built-in style of `TextEditor`.
public protocol TextEditorStyle: Sendable {
    static var _className: StaticString { get }
}

/// The default style, with a border.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
    public static var _className: StaticString { "m-field-bordered" }
}

/// A style without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
    public static var _className: StaticString { "m-field-plain" }
}

/// A style with a border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
    public static var _className: StaticString { "m-field-bordered" }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style, with a border.
    public static var automatic: Self { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A style without a border.
    public static var plain: Self { Self() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A style with a border.
    public static var roundedBorder: Self { Self() }
}

extension View {
    /// Sets the style of the text editors in this view.
    ///
    /// - Parameter style: The style.
    public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> ModifiedContent<Self, _ClassModifier> {
        self.class(Style._className, when: true)
    }
}

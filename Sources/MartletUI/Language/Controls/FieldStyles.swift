/// A style of text fields. It applies to every field inside.
///
/// The built-in styles are `.automatic`, `.roundedBorder` and `.plain`. A style of the program returns what surrounds a field:
///
///     struct Boxed: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             configuration.padding(8).background(.quaternary, in: .rect(cornerRadius: 8))
///         }
///     }
///
/// A field that it returns is plain. What modifiers of the field outside say, such as an identifier, is said of what surrounds it.
public protocol TextFieldStyle {
    /// The type of what surrounds a field.
    associatedtype _Body: View
    /// The label of the field that a style receives.
    typealias _Label = _TextFieldStyleLabel

    /// Returns what surrounds a field.
    ///
    /// - Parameter configuration: The field.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field that a style receives.
public struct _TextFieldStyleLabel: _PrimitiveView {
    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {}
}

/// The default style, with a border.
public struct DefaultTextFieldStyle: TextFieldStyle, _SystemStyle, Sendable {
    /// Creates the default style.
    public init() {}
    public static var _className: String { "m-field-bordered" }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, _SystemStyle, Sendable {
    /// Creates a style with a rounded border.
    public init() {}
    public static var _className: String { "m-field-bordered" }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style that shows the text alone.
public struct PlainTextFieldStyle: TextFieldStyle, _SystemStyle, Sendable {
    /// Creates a style that shows the text alone.
    public init() {}
    public static var _className: String { "m-field-plain" }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
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
    public func textFieldStyle<Style: TextFieldStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_TextFieldControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }

    /// Hides the labels of the controls in this view. A screen reader still says them.
    public func labelsHidden() -> ModifiedContent<Self, _ClassNamesModifier> { self.class("m-labels-hidden") }
}

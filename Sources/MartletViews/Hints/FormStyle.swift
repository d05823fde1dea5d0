public import MartletUI

/// How a `Form` looks, which here is one way.
public protocol FormStyle {}

/// The look of all forms.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

/// The look of all forms.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

/// The look of all forms.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The look of all forms.
    public static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// The look of all forms.
    public static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// The look of all forms.
    public static var columns: Self { Self() }
}

extension View {
    /// Has no effect: forms have one look.
    ///
    /// - Parameter style: The style.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}

/// A style of pickers. Every picker is shown as a menu, which the browser draws as its platform does.
public protocol PickerStyle {}

/// The default style.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Creates the default style.
    public init() {}
}

/// A style that shows a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Creates a style that shows a menu.
    public init() {}
}

/// A style with a segment for each option; shown as a menu.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Creates a style with a segment for each option.
    public init() {}
}

/// A style that shows the options in place; shown as a menu.
public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Creates a style that shows the options in place.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A style that shows a menu.
    public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A style with a segment for each option; shown as a menu.
    public static var segmented: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A style that shows the options in place; shown as a menu.
    public static var inline: Self { Self() }
}

extension View {
    /// Does nothing; accepted so that programs for SwiftUI compile. See ``PickerStyle``.
    ///
    /// - Parameter style: The style.
    public func pickerStyle(_ style: some PickerStyle) -> Self { self }
}

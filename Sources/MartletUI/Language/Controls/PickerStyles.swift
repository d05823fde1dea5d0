/// A style of pickers. It applies to every picker inside, up to the next view that sets another style.
public protocol PickerStyle: Sendable {
    static var _look: _PickerLook { get }
}

/// What a picker looks like.
public enum _PickerLook: Sendable {
    /// The browser's own menu.
    case menu
    /// Segments beside one another.
    case segments
    /// Options below one another.
    case rows
}

/// The default style, a menu.
public struct DefaultPickerStyle: PickerStyle, _SystemStyle {
    /// Creates the default style.
    public init() {}
    public static var _look: _PickerLook { .menu }
    public static var _className: String { "m-picker-menu" }
}

/// A style that shows a menu.
public struct MenuPickerStyle: PickerStyle, _SystemStyle {
    /// Creates a style that shows a menu.
    public init() {}
    public static var _look: _PickerLook { .menu }
    public static var _className: String { "m-picker-menu" }
}

/// A style with a wheel; shown as a menu, which a phone opens as a wheel.
public struct WheelPickerStyle: PickerStyle, _SystemStyle {
    /// Creates a style with a wheel.
    public init() {}
    public static var _look: _PickerLook { .menu }
    public static var _className: String { "m-picker-menu" }
}

/// A style with a page of options; shown as a menu.
public struct NavigationLinkPickerStyle: PickerStyle, _SystemStyle {
    /// Creates a style with a page of options.
    public init() {}
    public static var _look: _PickerLook { .menu }
    public static var _className: String { "m-picker-menu" }
}

/// A style with a segment for each option. The label is said, and not shown.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates a style with a segment for each option.
    public init() {}
    public static var _look: _PickerLook { .segments }
}

/// A style with a row of options in a menu; shown as segments.
public struct PalettePickerStyle: PickerStyle {
    /// Creates a style with a row of options.
    public init() {}
    public static var _look: _PickerLook { .segments }
}

/// A style that shows the options in place, below one another.
public struct InlinePickerStyle: PickerStyle {
    /// Creates a style that shows the options in place.
    public init() {}
    public static var _look: _PickerLook { .rows }
}

/// A style that shows a radio button for each option.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates a style with radio buttons.
    public init() {}
    public static var _look: _PickerLook { .rows }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A style that shows a menu.
    public static var menu: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A style with a wheel; shown as a menu, which a phone opens as a wheel.
    public static var wheel: Self { Self() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A style with a page of options; shown as a menu.
    public static var navigationLink: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A style with a segment for each option.
    public static var segmented: Self { Self() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A style with a row of options; shown as segments.
    public static var palette: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A style that shows the options in place.
    public static var inline: Self { Self() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A style that shows a radio button for each option.
    public static var radioGroup: Self { Self() }
}

extension View {
    /// Sets the style of the pickers in this view.
    ///
    /// - Parameter style: The style.
    public func pickerStyle<Style: PickerStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_PickerControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}

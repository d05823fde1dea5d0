/// The color of separators between rows and groups.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style of separators.
    public init() {}
    public var _color: Color { Color(.line) }
}

/// The color of areas such as the background of a control.
public struct FillShapeStyle: ShapeStyle {
    /// Creates the style of areas.
    public init() {}
    public var _color: Color { Color(.surface) }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
    /// Creates the style of links.
    public init() {}
    public var _color: Color { Color(.accent) }
}

/// The color of a field's text while it is empty.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style of placeholders.
    public init() {}
    public var _color: Color { Color(.secondary) }
}

/// The color behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style of selections.
    public init() {}
    public var _color: Color { Color(.accent, opacity: 0.25) }
}

/// The background color of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style of a window's background.
    public init() {}
    public var _color: Color { Color(.background) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of separators between rows and groups.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The color of areas such as the background of a control.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of a field's text while it is empty.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The color behind what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background color of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

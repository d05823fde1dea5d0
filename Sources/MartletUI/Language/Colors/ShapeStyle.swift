/// A style that a shape, a background or a text can be painted with: a color, the role of a color in the page, a
/// gradient or a material.
///
/// A style of the program's own implements ``resolve(in:)``:
///
///     struct Highlight: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.yellow.opacity(0.5) }
///     }
public protocol ShapeStyle: Hashable, Sendable {
    /// The type of the style that stands for this one; by default the style itself.
    associatedtype Resolved: ShapeStyle = Self

    /// Returns the style that stands for this one.
    ///
    /// - Parameter environment: The default values of the environment, wherever the style is used: colors follow the
    ///   color scheme by themselves.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Whether every value of the type is a color.
    static var _isPlain: Bool { get }
    /// The color, also of a style that is none but stands where only a color can be drawn.
    var _color: Color { get }
    /// What the style draws if it is no color.
    var _paint: _Paint? { get }
}

extension ShapeStyle {
    public static var _isPlain: Bool { Resolved._isPlain }
    public var _color: Color { resolve(in: EnvironmentValues())._color }
    public var _paint: _Paint? { resolve(in: EnvironmentValues())._paint }
}

extension ShapeStyle where Resolved == Self {
    public static var _isPlain: Bool { true }
    public var _color: Color { Color(.current) }
    public var _paint: _Paint? { nil }

    /// A style that has no other stands for itself.
    public func resolve(in environment: EnvironmentValues) -> Self { self }
}

extension Never: ShapeStyle {}

extension Color: ShapeStyle {
    public static var _isPlain: Bool { true }
    public var _color: Color { self }
    public var _paint: _Paint? { nil }
}

/// The color of the surrounding text.
public struct ForegroundStyle: ShapeStyle {
    /// Creates the style of the surrounding text's color.
    public init() {}
    public var _color: Color { Color(.current) }
}

/// The background color: that of the page, unless a view around sets another with ``View/backgroundStyle(_:)``.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style of the background color.
    public init() {}
    public var _color: Color { Color(.behind) }
    /// The color where nothing sets another.
    package static var pageColor: Color { Color(.background) }
}

/// The color of controls.
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style of the controls' color.
    public init() {}
    public var _color: Color { Color(.tint) }
}

/// The color of a level in a hierarchy of content.
public struct HierarchicalShapeStyle: ShapeStyle {
    private let name: Color.Name

    /// The color of primary content.
    public static let primary = HierarchicalShapeStyle(name: .primary)
    /// The color of secondary content.
    public static let secondary = HierarchicalShapeStyle(name: .secondary)
    /// The color of tertiary content.
    public static let tertiary = HierarchicalShapeStyle(name: .tertiary)
    /// The color of quaternary content.
    public static let quaternary = HierarchicalShapeStyle(name: .quaternary)
    /// The color of the fifth level of content.
    public static let quinary = HierarchicalShapeStyle(name: .quinary)

    public var _color: Color { Color(name) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    public static var _isPlain: Bool { false }
    public let _color: Color
    public let _paint: _Paint?

    /// Creates a type-erased style.
    ///
    /// - Parameter style: The style to wrap.
    public init(_ style: some ShapeStyle) {
        _color = style._color
        _paint = style._paint
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The color of the surrounding text.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background color of the page.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The color of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The color of primary content.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The color of secondary content.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The color of tertiary content.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The color of quaternary content.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The color of the fifth level of content.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Color {
    /// A transparent color.
    public static var clear: Color { Color.clear }
    /// Black.
    public static var black: Color { Color.black }
    /// White.
    public static var white: Color { Color.white }
    /// Red, depending on the color scheme.
    public static var red: Color { Color.red }
    /// Orange, depending on the color scheme.
    public static var orange: Color { Color.orange }
    /// Yellow, depending on the color scheme.
    public static var yellow: Color { Color.yellow }
    /// Green, depending on the color scheme.
    public static var green: Color { Color.green }
    /// Mint, depending on the color scheme.
    public static var mint: Color { Color.mint }
    /// Teal, depending on the color scheme.
    public static var teal: Color { Color.teal }
    /// Cyan, depending on the color scheme.
    public static var cyan: Color { Color.cyan }
    /// Blue, depending on the color scheme.
    public static var blue: Color { Color.blue }
    /// Indigo, depending on the color scheme.
    public static var indigo: Color { Color.indigo }
    /// Purple, depending on the color scheme.
    public static var purple: Color { Color.purple }
    /// Pink, depending on the color scheme.
    public static var pink: Color { Color.pink }
    /// Brown, depending on the color scheme.
    public static var brown: Color { Color.brown }
    /// Gray, depending on the color scheme.
    public static var gray: Color { Color.gray }
}

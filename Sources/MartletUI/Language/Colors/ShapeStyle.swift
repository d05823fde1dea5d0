/// What a shape, a background or a text can be painted with: a color, directly or by its part in a page.
public protocol ShapeStyle: Hashable, Sendable {
    var _color: Color { get }
}

extension Color: ShapeStyle {
    public var _color: Color { self }
}

/// The color of the text around.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public var _color: Color { Color(.current) }
}

/// The color of the page behind everything.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public var _color: Color { Color(.background) }
}

/// The color of what can be pressed.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public var _color: Color { Color(.tint) }
}

/// How prominent something is.
public struct HierarchicalShapeStyle: ShapeStyle {
    private let name: Color.Name

    public static let primary = HierarchicalShapeStyle(name: .primary)
    public static let secondary = HierarchicalShapeStyle(name: .secondary)
    public static let tertiary = HierarchicalShapeStyle(name: .tertiary)
    public static let quaternary = HierarchicalShapeStyle(name: .quaternary)

    public var _color: Color { Color(name) }
}

/// Any of these.
public struct AnyShapeStyle: ShapeStyle {
    public let _color: Color

    public init(_ style: some ShapeStyle) { _color = style._color }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { Color.clear }
    public static var black: Color { Color.black }
    public static var white: Color { Color.white }
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
}

/// A shadow of a style: `.shadow(.drop(radius: 2))`.
public struct ShadowStyle: Hashable, Sendable {
    let isInner: Bool
    private let color: Color
    private let radius, x, y: CGFloat

    /// A shadow behind what is drawn. Lengths are in CSS pixels.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: How far it is blurred.
    ///   - x: How far it lies to the right.
    ///   - y: How far it lies below.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y) }

    /// A shadow inside of what is drawn, which boxes have and nothing else. Lengths are in CSS pixels.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: How far it is blurred.
    ///   - x: How far it lies to the right.
    ///   - y: How far it lies below.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y) }

    var css: String {
        let lengths = [x, y, CSS.clamped(radius, 0...1_000)].map { CSS.pixels($0) }
        return "\(lengths.joined(separator: " ")) \(color.css)"
    }
}

/// A style with its opacity multiplied by a factor.
public struct _OpacityShapeStyle<S: ShapeStyle>: ShapeStyle {
    let style: S
    let factor: Double

    public static var _isPlain: Bool { S._isPlain }
    public var _color: Color { style._color.opacity(factor) }
    public var _paint: _Paint? { style._paint?.opacity(factor) }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<S: ShapeStyle>: ShapeStyle {
    let style: S
    let shadow: ShadowStyle

    public static var _isPlain: Bool { false }
    public var _color: Color { style._color }
    public var _paint: _Paint? { (style._paint ?? _Paint(_Paint.Parts(color: style._color))).shadow(shadow) }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor.
    ///
    /// - Parameter opacity: The factor, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, factor: opacity) }

    /// Returns the style with a shadow.
    ///
    /// - Parameter style: The shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the color of the surrounding text with its opacity multiplied by a factor.
    ///
    /// - Parameter opacity: The factor, from 0 to 1.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }

    /// Returns the color of the surrounding text with a shadow.
    ///
    /// - Parameter style: The shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}

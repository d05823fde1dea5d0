public import MartletUI

extension GraphicsContext {
    /// What a path is filled or drawn with.
    public struct Shading: Sendable {
        enum Kind: Hashable, Sendable {
            case color(Color)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat)
        }

        let kind: Kind

        /// The color of the text around the canvas.
        public static let foreground = Self(kind: .color(ForegroundStyle()._color))

        /// A color.
        ///
        /// - Parameter color: The color.
        public static func color(_ color: Color) -> Self { Self(kind: .color(color)) }

        /// A color from components from 0 to 1.
        ///
        /// - Parameters:
        ///   - colorSpace: The color space. Every space is treated as sRGB.
        ///   - red: The red component.
        ///   - green: The green component.
        ///   - blue: The blue component.
        ///   - opacity: The opacity.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Self { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A style.
        ///
        /// - Parameter style: The style. Of a gradient, its first color is used.
        public static func style<S: ShapeStyle>(_ style: S) -> Self { .color(style._color) }

        /// A gradient along a line.
        ///
        /// - Parameters:
        ///   - gradient: The colors.
        ///   - startPoint: Where they begin.
        ///   - endPoint: Where they end.
        ///   - options: Has no effect.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Self { Self(kind: .linear(gradient, startPoint, endPoint)) }

        /// A gradient around a point.
        ///
        /// - Parameters:
        ///   - gradient: The colors.
        ///   - center: The point.
        ///   - startRadius: Where the colors begin, which is the point itself in any case.
        ///   - endRadius: How far from the point they end.
        ///   - options: Has no effect.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Self { Self(kind: .radial(gradient, center, endRadius)) }
    }

    /// How a gradient goes on, which is one way here: with its last color.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        /// Creates a set of options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
}

/// Colors, each at a place between 0 and 1, with transitions between them.
///
/// As a style, a gradient runs from top to bottom.
public struct Gradient: ShapeStyle {
    /// A color and its place.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The place, from 0 to 1.
        public var location: CGFloat

        /// Creates a stop.
        ///
        /// - Parameters:
        ///   - color: The color.
        ///   - location: The place, from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colors are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let css: String?

        /// The first color lighter than it is.
        static let shade = ColorSpace(css: "shade")
        /// By the values of the screen.
        public static let device = ColorSpace(css: nil)
        /// By how colors look.
        public static let perceptual = ColorSpace(css: "oklab")
    }

    /// The colors with their places.
    public var stops: [Stop]

    /// Creates a gradient of colors with places.
    ///
    /// - Parameter stops: The colors with their places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of colors at equal distances.
    ///
    /// - Parameter colors: The colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// Returns the gradient with its colors mixed in another way.
    ///
    /// - Parameter space: How colors are mixed.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(gradient: self, space: space) }

    public static var _isPlain: Bool { false }
    public var _color: Color { stops.first?.color ?? .clear }
    public var _paint: _Paint? { AnyGradient(self)._paint }
}

/// A gradient together with how its colors are mixed. `Color.red.gradient` is one.
public struct AnyGradient: ShapeStyle {
    let gradient: Gradient
    let space: Gradient.ColorSpace

    init(gradient: Gradient, space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }

    /// Creates a type-erased gradient.
    ///
    /// - Parameter gradient: The gradient.
    public init(_ gradient: Gradient) { self.init(gradient: gradient, space: .device) }

    /// Returns the gradient with its colors mixed in another way.
    ///
    /// - Parameter space: How colors are mixed.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(gradient: gradient, space: space)
    }

    public static var _isPlain: Bool { false }
    public var _color: Color { gradient._color }
    public var _paint: _Paint? { GradientImage(self, .linear(from: .top, to: .bottom)).paint }
}

extension Color {
    /// A gradient from a lighter shade of the color, at the top, to the color.
    public var gradient: AnyGradient { AnyGradient(gradient: Gradient(colors: [self, self]), space: .shade) }
}

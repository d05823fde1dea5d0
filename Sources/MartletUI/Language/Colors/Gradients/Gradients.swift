/// A gradient along a line, as a style and as a view that fills the available space.
public struct LinearGradient: ShapeStyle, _PaintView {
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Creates a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: Where the line starts.
    ///   - endPoint: Where the line ends.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint, endPoint)
    }

    /// Creates a gradient of colors at equal distances along a line.
    ///
    /// - Parameters:
    ///   - colors: The colors.
    ///   - startPoint: Where the line starts.
    ///   - endPoint: Where the line ends.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of colors with places along a line.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - startPoint: Where the line starts.
    ///   - endPoint: Where the line ends.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public static var _isPlain: Bool { false }
    public var _color: Color { gradient._color }
    public var _paint: _Paint? { GradientImage(gradient, .linear(from: startPoint, to: endPoint)).paint }
}

/// A gradient of circles around a point, as a style and as a view that fills the available space.
public struct RadialGradient: ShapeStyle, _PaintView {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Creates a gradient of circles.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the circles lie.
    ///   - startRadius: The radius of the first color's circle, in CSS pixels.
    ///   - endRadius: The radius of the last color's circle, in CSS pixels.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center, startRadius, endRadius)
    }

    /// Creates a gradient of circles with colors at equal distances.
    ///
    /// - Parameters:
    ///   - colors: The colors.
    ///   - center: The point around which the circles lie.
    ///   - startRadius: The radius of the first color's circle, in CSS pixels.
    ///   - endRadius: The radius of the last color's circle, in CSS pixels.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
    }

    /// Creates a gradient of circles with places of colors.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - center: The point around which the circles lie.
    ///   - startRadius: The radius of the first color's circle, in CSS pixels.
    ///   - endRadius: The radius of the last color's circle, in CSS pixels.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public static var _isPlain: Bool { false }
    public var _color: Color { gradient._color }
    public var _paint: _Paint? {
        let radii = [startRadius, endRadius].map { CSS.clamped($0, 0...100_000) }
        return GradientImage(gradient, .radial(center: center, from: radii[0], to: radii[1])).paint
    }
}

/// A gradient of ellipses in the proportions of the space, as a style and as a view that fills the available space.
public struct EllipticalGradient: ShapeStyle, _PaintView {
    let gradient: AnyGradient
    let center: UnitPoint
    let startFraction: CGFloat
    let endFraction: CGFloat

    /// Creates a gradient of ellipses.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the ellipses lie.
    ///   - startRadiusFraction: The radius of the first color's ellipse, as a share of the space.
    ///   - endRadiusFraction: The radius of the last color's ellipse, as a share of the space.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
    }

    /// Creates a gradient of ellipses with colors at equal distances.
    ///
    /// - Parameters:
    ///   - colors: The colors.
    ///   - center: The point around which the ellipses lie.
    ///   - startRadiusFraction: The radius of the first color's ellipse, as a share of the space.
    ///   - endRadiusFraction: The radius of the last color's ellipse, as a share of the space.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
    }

    /// Creates a gradient of ellipses with places of colors.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - center: The point around which the ellipses lie.
    ///   - startRadiusFraction: The radius of the first color's ellipse, as a share of the space.
    ///   - endRadiusFraction: The radius of the last color's ellipse, as a share of the space.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startFraction: CGFloat, _ endFraction: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    public static var _isPlain: Bool { false }
    public var _color: Color { gradient._color }
    public var _paint: _Paint? {
        let radii = [startFraction, endFraction].map { CSS.clamped($0, 0...100) }
        return GradientImage(gradient, .elliptical(center: center, from: radii[0], to: radii[1])).paint
    }
}

/// A gradient around a point, clockwise from the right, as a style and as a view that fills the available space.
public struct AngularGradient: ShapeStyle, _PaintView {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// Creates a gradient between two angles; the last color goes on to the first.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the colors lie.
    ///   - startAngle: Where the first color lies.
    ///   - endAngle: Where the last color lies.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(AnyGradient(gradient), center, startAngle, endAngle)
    }

    /// Creates a gradient between two angles of colors at equal distances.
    ///
    /// - Parameters:
    ///   - colors: The colors.
    ///   - center: The point around which the colors lie.
    ///   - startAngle: Where the first color lies.
    ///   - endAngle: Where the last color lies.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
    }

    /// Creates a gradient between two angles with places of colors.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - center: The point around which the colors lie.
    ///   - startAngle: Where the first color lies.
    ///   - endAngle: Where the last color lies.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
    }

    /// Creates a gradient of a whole turn.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the colors lie.
    ///   - angle: Where the first color lies.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center, angle, angle + .degrees(360))
    }

    /// Creates a gradient of a whole turn of colors at equal distances.
    ///
    /// - Parameters:
    ///   - colors: The colors.
    ///   - center: The point around which the colors lie.
    ///   - angle: Where the first color lies.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of a whole turn with places of colors.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - center: The point around which the colors lie.
    ///   - angle: Where the first color lies.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public static var _isPlain: Bool { false }
    public var _color: Color { gradient._color }
    public var _paint: _Paint? {
        GradientImage(gradient, .angular(center: center, from: startAngle, to: endAngle)).paint
    }
}

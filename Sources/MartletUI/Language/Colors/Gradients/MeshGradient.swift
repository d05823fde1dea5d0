/// Colors at the points of a grid, which flow into one another.
///
///     MeshGradient(
///         width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .indigo, .blue])
///
/// CSS has no meshes: each point's color fades out towards the points around it. So the colors are where they belong, and what is
/// between them is near to what SwiftUI draws.
public struct MeshGradient: ShapeStyle, _PaintView {
    /// Where the points are, from (0, 0) at the top leading corner to (1, 1).
    public enum Locations: Hashable, Sendable {
        /// The points of the grid, line by line.
        case points([SIMD2<Float>])
        /// The points of the grid, line by line, with the tangents at each.
        case bezierPoints([BezierPoint])
    }

    /// The colors of the points.
    public enum Colors: Hashable, Sendable {
        /// A color for each point.
        case colors([Color])
        /// A color for each point.
        case resolvedColors([Color.Resolved])
    }

    /// A point with the tangents of the curves through it.
    public struct BezierPoint: Hashable, Sendable {
        /// The point.
        public var position: SIMD2<Float>
        /// Where a curve's handle would be. It has no effect.
        public var leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        ///
        /// - Parameters:
        ///   - position: The point.
        ///   - leadingControlPoint: Has no effect.
        ///   - topControlPoint: Has no effect.
        ///   - trailingControlPoint: Has no effect.
        ///   - bottomControlPoint: Has no effect.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The number of points in a line.
    public var width: Int
    /// The number of lines.
    public var height: Int
    /// Where the points are.
    public var locations: Locations
    /// The colors of the points.
    public var colors: Colors
    /// The color where no point's color reaches.
    public var background: Color
    /// Whether colors flow smoothly. It has no effect: they do.
    public var smoothsColors: Bool
    /// The space in which colors are mixed. It has no effect.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - width: The number of points in a line.
    ///   - height: The number of lines.
    ///   - locations: Where the points are.
    ///   - colors: The colors of the points.
    ///   - background: The color where no point's color reaches.
    ///   - smoothsColors: Has no effect.
    ///   - colorSpace: Has no effect.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height) = (width, height)
        (self.locations, self.colors, self.background) = (locations, colors, background)
        (self.smoothsColors, self.colorSpace) = (smoothsColors, colorSpace)
    }

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - width: The number of points in a line.
    ///   - height: The number of lines.
    ///   - points: The points, line by line.
    ///   - colors: A color for each point.
    ///   - background: The color where no point's color reaches.
    ///   - smoothsColors: Has no effect.
    ///   - colorSpace: Has no effect.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - width: The number of points in a line.
    ///   - height: The number of lines.
    ///   - bezierPoints: The points, line by line.
    ///   - colors: A color for each point.
    ///   - background: The color where no point's color reaches.
    ///   - smoothsColors: Has no effect.
    ///   - colorSpace: Has no effect.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public static var _isPlain: Bool { false }
    public var _color: Color { spots.first?.color ?? background }
    public var _paint: _Paint? {
        let spots = spots
        return spots.isEmpty
            ? nil : _Paint(_Paint.Parts(color: _color, image: .gradient(GradientImage(spots, over: lines(spots)))))
    }
}

/// A point of a mesh: its place and how far its color reaches, in percent of the width and of the height.
struct MeshSpot: Hashable, Sendable {
    var color: Color
    let x, y, width, height: CGFloat

    func opacity(_ opacity: Double) -> MeshSpot {
        var spot = self
        spot.color = color.opacity(opacity)
        return spot
    }

    var css: String {
        let place = "\(CSS.number(x))% \(CSS.number(y))%"
        return
            "radial-gradient(\(CSS.number(width))% \(CSS.number(height))% at \(place),\(color.css),\(color.opacity(0).css))"
    }
}

extension MeshGradient {
    /// The greatest number of points.
    private static let limit = 64

    private var points: [SIMD2<Float>] {
        switch locations {
        case .points(let points): points
        case .bezierPoints(let points): points.map(\.position)
        }
    }

    private var pointColors: [Color] {
        switch colors {
        case .colors(let colors): colors
        case .resolvedColors(let colors): colors.map { Color($0) }
        }
    }

    fileprivate var spots: [MeshSpot] {
        // A color fades out on the way to the points around it, a little farther than the next one is.
        func reach(_ count: Int) -> CGFloat { 130 / CGFloat(min(Self.limit, max(2, count)) - 1) }
        func place(_ value: Float) -> CGFloat { CSS.clamped(CGFloat(value), -10...10) * 100 }
        return zip(points, pointColors).prefix(Self.limit).map { point, color in
            MeshSpot(color: color, x: place(point.x), y: place(point.y), width: reach(width), height: reach(height))
        }
    }

    /// What is behind the points: the background or, where every color is opaque, the colors down the middle, so that nothing
    /// shines through.
    fileprivate func lines(_ spots: [MeshSpot]) -> [Gradient.Stop] {
        if background != .clear { return [Gradient.Stop(color: background, location: 0)] }
        guard width > 0, spots.allSatisfy({ $0.color.opacity == 1 }) else { return [] }
        return stride(from: min(width, spots.count) / 2, to: spots.count, by: width).map {
            Gradient.Stop(color: spots[$0].color, location: spots[$0].y / 100)
        }
    }
}

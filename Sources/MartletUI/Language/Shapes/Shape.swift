/// A shape that can be filled or stroked.
///
///     struct Triangle: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///                 path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///                 path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///                 path.closeSubpath()
///             }
///         }
///     }
///
/// A shape is an SVG that scales with the available space. ``path(in:)`` is called with a square of 100 by 100 and, to
/// find out how the path depends on proportions, with a rectangle twice as wide. A path that follows the rectangle is
/// stretched with it, a path that keeps its proportions is centered, and a path that is the same in both is drawn in
/// CSS pixels.
public protocol Shape: View, Sendable {
    /// Returns the path of the shape in a rectangle. It must depend on nothing but the rectangle and the shape's
    /// properties.
    ///
    /// - Parameter rect: The rectangle.
    func path(in rect: CGRect) -> Path
    /// The style of the shape's stroke, or `nil` if the shape is filled.
    var _stroke: StrokeStyle? { get }
    /// The distance in CSS pixels by which the shape is smaller than its space on each side.
    var _inset: CGFloat { get }
    /// Returns the path without that inset.
    func _outline(in rect: CGRect) -> Path
}

extension Shape {
    public var _stroke: StrokeStyle? { nil }
    public var _inset: CGFloat { 0 }
    public func _outline(in rect: CGRect) -> Path { path(in: rect) }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// The shape, filled in the color of the surrounding text.
    public var body: _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }
}

extension Shape {
    /// Fills the shape.
    ///
    /// - Parameters:
    ///   - style: The color.
    ///   - fillStyle: Which regions are filled.
    public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: style, fillStyle: fillStyle)
    }

    /// Fills the shape in the color of the surrounding text.
    ///
    /// - Parameter fillStyle: Which regions are filled.
    public func fill(style fillStyle: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: fillStyle)
    }

    /// Strokes the shape with a solid line, half of which lies outside of the edge.
    ///
    /// - Parameters:
    ///   - style: The color.
    ///   - lineWidth: The width of the line in CSS pixels.
    public func stroke<S: ShapeStyle>(
        _ style: S, lineWidth: CGFloat = 1
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the shape.
    ///
    /// - Parameters:
    ///   - style: The color.
    ///   - strokeStyle: The style of the stroke.
    public func stroke<S: ShapeStyle>(
        _ style: S, style strokeStyle: StrokeStyle
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(style: strokeStyle).fill(style)
    }

    /// Returns the stroke of the shape as a shape, to be filled with a color.
    ///
    /// - Parameter lineWidth: The width of the line in CSS pixels.
    public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the stroke of the shape as a shape, to be filled with a color.
    ///
    /// - Parameter style: The style of the stroke.
    public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }
}

/// Which regions of a shape are filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether a region that the path surrounds twice is left empty.
    public var isEOFilled: Bool
    /// Whether edges are smoothed. It has no effect.
    public var isAntialiased: Bool

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - eoFill: Whether a region that the path surrounds twice is left empty.
    ///   - antialiased: Has no effect.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The style of a stroke, with lengths in CSS pixels.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line.
    public var lineWidth: CGFloat
    /// The form of the line's ends.
    public var lineCap: CGLineCap
    /// The form of the line's corners.
    public var lineJoin: CGLineJoin
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes and gaps the line begins.
    public var dashPhase: CGFloat
    /// How far a corner may reach, in widths of the line; a sharper one is cut off.
    public var miterLimit: CGFloat

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line. One that is negative or not a number counts as 0.
    ///   - lineCap: The form of the line's ends.
    ///   - lineJoin: The form of the line's corners.
    ///   - miterLimit: How far a corner may reach, in widths of the line; a sharper one is cut off.
    ///   - dash: The lengths of dashes and gaps in turn, of which the first 16 are used.
    ///   - dashPhase: How far into the dashes and gaps the line begins.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.miterLimit = miterLimit
        self.dashPhase = dashPhase
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.dash = dash
    }
}

/// The form of a line's ends.
public enum CGLineCap: Sendable {
    /// A form of a line's ends.
    case butt, round, square
}

/// The form of a line's corners.
public enum CGLineJoin: Sendable {
    /// A form of a line's corners.
    case miter, round, bevel
}

/// The stroke of a shape.
public struct _StrokedShape<S: Shape>: Shape {
    let shape: S
    let style: StrokeStyle

    public var _stroke: StrokeStyle? { style }
    public var _inset: CGFloat { shape._inset }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func _outline(in rect: CGRect) -> Path { shape._outline(in: rect) }
}

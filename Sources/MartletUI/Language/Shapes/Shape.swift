/// A form that can be filled or drawn: write `path(in:)`.
///
/// It is an SVG that scales with its room. The path is asked for in a square of 100 by 100, and, to learn how it takes
/// to other proportions, in one twice as wide: a path that follows the rectangle is stretched with it, one that keeps its
/// form stands in the middle, and one that is the same in both is drawn in CSS pixels.
public protocol Shape: View, Sendable {
    /// The form in `rect`. It must depend on nothing else than the shape's properties.
    func path(in rect: CGRect) -> Path
    /// How its line is drawn; `nil` if it is filled.
    var _stroke: StrokeStyle? { get }
    /// How much smaller than its room it is on each side, in CSS pixels.
    var _inset: CGFloat { get }
    /// The form without that.
    func _outline(in rect: CGRect) -> Path
}

extension Shape {
    public var _stroke: StrokeStyle? { nil }
    public var _inset: CGFloat { 0 }
    public func _outline(in rect: CGRect) -> Path { path(in: rect) }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// The form filled with the color of the text around.
    public var body: _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }
}

extension Shape {
    /// The form filled with `style`. With `eoFill`, what lies in two parts of it is not filled.
    public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: style, fillStyle: fillStyle)
    }

    /// The form filled with the color of the text around.
    public func fill(style fillStyle: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: fillStyle)
    }

    /// The line of the form in `style`, `lineWidth` CSS pixels wide and half outside.
    public func stroke<S: ShapeStyle>(
        _ style: S, lineWidth: CGFloat = 1
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke<S: ShapeStyle>(
        _ style: S, style strokeStyle: StrokeStyle
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(style: strokeStyle).fill(style)
    }

    /// The line of the form, to be given a color.
    public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }
}

/// What of a form is filled.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a line is drawn; lengths in CSS pixels.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var dash: [CGFloat]

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, dash: [CGFloat] = []
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.dash = dash
    }
}

/// How a line ends.
public enum CGLineCap: Sendable { case butt, round, square }

/// How lines meet.
public enum CGLineJoin: Sendable { case miter, round, bevel }

/// The line of a form.
public struct _StrokedShape<S: Shape>: Shape {
    let shape: S
    let style: StrokeStyle

    public var _stroke: StrokeStyle? { style }
    public var _inset: CGFloat { shape._inset }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func _outline(in rect: CGRect) -> Path { shape._outline(in: rect) }
}

public import MartletUI

/// A form in which the points of a chart are drawn.
///
///     struct Bolt: ChartSymbolShape {
///         var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
///         func path(in rect: CGRect) -> Path { … }
///     }
///     PointMark(x: .value("Hour", hour), y: .value("Power", power)).symbol(Bolt())
///
/// Circles and squares that are filled are one path, however many points there are. Of other forms, a chart draws 500 points;
/// if it has more, they are circles and squares.
public protocol ChartSymbolShape: Shape {
    /// The rectangle of the form that looks as large as a square of side 1 at (0, 0). A point has it times the root of its area.
    /// One that is not finite, or that is empty, counts as that square, and none is more than ten times as large.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: Self { Self(form: .circle) }
    /// A square.
    public static var square: Self { Self(form: .square) }
    /// A triangle.
    public static var triangle: Self { Self(form: .triangle) }
    /// A square that stands on a corner.
    public static var diamond: Self { Self(form: .diamond) }
    /// A pentagon.
    public static var pentagon: Self { Self(form: .pentagon) }
    /// Two lines, from left to right and from bottom to top.
    public static var plus: Self { Self(form: .plus) }
    /// Two lines between the corners.
    public static var cross: Self { Self(form: .cross) }
    /// Three lines through one point.
    public static var asterisk: Self { Self(form: .asterisk) }
}

/// Any form of points.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    /// Creates a form from another one.
    ///
    /// - Parameter shape: The other one.
    public init(_ shape: some ChartSymbolShape) { self.shape = shape }

    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    public var _stroke: StrokeStyle? { shape._stroke }

    /// The path of the form.
    ///
    /// - Parameter rect: The rectangle that it is drawn in.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

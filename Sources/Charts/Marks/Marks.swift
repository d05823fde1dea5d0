import MartletUI

/// A bar.
///
///     BarMark(x: .value("Fruit", fruit.name), y: .value("Sold", fruit.count))
///
/// Bars stand on the axis of their categories; bars at one place stand one on the other.
public struct BarMark: PrimitiveMark {
    public typealias _ContentBody = _NoChartContent
    let mark: _ChartMark

    private init(
        _ x: _ChartMark.Extent, _ y: _ChartMark.Extent, _ width: MarkDimension, _ stacking: MarkStackingMethod
    ) { mark = _ChartMark(kind: .bar, x: x, y: y, stacking: stacking, width: width) }

    init(mark: _ChartMark) { self.mark = mark }

    /// Creates a bar from 0 to a value.
    ///
    /// - Parameters:
    ///   - x: Where it stands, or its length.
    ///   - y: Its length, or where it stands.
    ///   - width: How wide it is.
    ///   - height: How wide it is, if it lies.
    ///   - stacking: How bars at one place stand.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) { self.init(_ChartMark.Extent(x), _ChartMark.Extent(y), width == .automatic ? height : width, stacking) }

    /// Creates a bar that stands and goes from one value to another.
    ///
    /// - Parameters:
    ///   - x: Where it stands.
    ///   - yStart: Where it begins.
    ///   - yEnd: Where it ends.
    ///   - width: How wide it is.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { self.init(_ChartMark.Extent(x), _ChartMark.Extent(yStart, yEnd), width, .unstacked) }

    /// Creates a bar that lies and goes from one value to another.
    ///
    /// - Parameters:
    ///   - xStart: Where it begins.
    ///   - xEnd: Where it ends.
    ///   - y: Where it lies.
    ///   - height: How wide it is.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { self.init(_ChartMark.Extent(xStart, xEnd), _ChartMark.Extent(y), height, .unstacked) }
}

/// A point of a line, which goes through all points of one series.
public struct LineMark: PrimitiveMark {
    public typealias _ContentBody = _NoChartContent
    let mark: _ChartMark

    /// Creates a point of a line.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - y: Where it is from bottom to top.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(kind: .line, x: _ChartMark.Extent(x), y: _ChartMark.Extent(y))
    }

    /// Creates a point of one of several lines.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - y: Where it is from bottom to top.
    ///   - series: Which line it belongs to.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Self(x: x, y: y).mark
        mark.series = series.plotted
        self.mark = mark
    }
}

/// A point on the edge of an area, which lies below all points of one series.
public struct AreaMark: PrimitiveMark {
    public typealias _ContentBody = _NoChartContent
    let mark: _ChartMark

    /// Creates a point on the edge of an area that begins at 0.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - y: Where it is from bottom to top.
    ///   - stacking: How areas of several series stand.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { mark = _ChartMark(kind: .area, x: _ChartMark.Extent(x), y: _ChartMark.Extent(y), stacking: stacking) }

    /// Creates a point on the edge of one of several areas that begin at 0.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - y: Where it is from bottom to top.
    ///   - series: Which area it belongs to.
    ///   - stacking: How areas of several series stand.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = Self(x: x, y: y, stacking: stacking).mark
        mark.series = series.plotted
        self.mark = mark
    }

    /// Creates two points, one on each edge of an area.
    ///
    /// - Parameters:
    ///   - x: Where they are from left to right.
    ///   - yStart: Where one is from bottom to top.
    ///   - yEnd: Where the other is.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _ChartMark(
            kind: .area, x: _ChartMark.Extent(x), y: _ChartMark.Extent(yStart, yEnd), stacking: .unstacked)
    }

    /// Creates two points, one on each edge of one of several areas.
    ///
    /// - Parameters:
    ///   - x: Where they are from left to right.
    ///   - yStart: Where one is from bottom to top.
    ///   - yEnd: Where the other is.
    ///   - series: Which area they belong to.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Self(x: x, yStart: yStart, yEnd: yEnd).mark
        mark.series = series.plotted
        self.mark = mark
    }
}

/// A point.
public struct PointMark: PrimitiveMark {
    public typealias _ContentBody = _NoChartContent
    let mark: _ChartMark

    init(mark: _ChartMark) { self.mark = mark }

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - y: Where it is from bottom to top.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(kind: .point, x: _ChartMark.Extent(x), y: _ChartMark.Extent(y))
    }
}

/// A straight line through the whole plot, or from one value to another.
public struct RuleMark: PrimitiveMark {
    public typealias _ContentBody = _NoChartContent
    let mark: _ChartMark

    init(mark: _ChartMark) { self.mark = mark }

    /// Creates a line that stands.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - yStart: Where it begins.
    ///   - yEnd: Where it ends.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = _ChartMark(kind: .rule, x: _ChartMark.Extent(x), y: _ChartMark.Extent(yStart, yEnd)) }

    /// Creates a line that lies.
    ///
    /// - Parameters:
    ///   - xStart: Where it begins.
    ///   - xEnd: Where it ends.
    ///   - y: Where it is from bottom to top.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { mark = _ChartMark(kind: .rule, x: _ChartMark.Extent(xStart, xEnd), y: _ChartMark.Extent(y)) }
}

/// A rectangle from one value to another on each axis.
public struct RectangleMark: PrimitiveMark {
    public typealias _ContentBody = _NoChartContent
    let mark: _ChartMark

    init(mark: _ChartMark) { self.mark = mark }

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - xStart: Where it begins from left to right.
    ///   - xEnd: Where it ends.
    ///   - yStart: Where it begins from bottom to top.
    ///   - yEnd: Where it ends.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = _ChartMark(kind: .rectangle, x: _ChartMark.Extent(xStart, xEnd), y: _ChartMark.Extent(yStart, yEnd)) }

    /// Creates a rectangle in the place of a category, or of a width.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - yStart: Where it begins from bottom to top.
    ///   - yEnd: Where it ends.
    ///   - width: How wide it is.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = _ChartMark(
            kind: width == .automatic ? .rectangle : .bar, x: _ChartMark.Extent(x), y: _ChartMark.Extent(yStart, yEnd),
            stacking: .unstacked, width: width)
    }

    /// Creates a rectangle in the place of a category, or of a height.
    ///
    /// - Parameters:
    ///   - xStart: Where it begins from left to right.
    ///   - xEnd: Where it ends.
    ///   - y: Where it is from bottom to top.
    ///   - height: How high it is.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = _ChartMark(
            kind: height == .automatic ? .rectangle : .bar, x: _ChartMark.Extent(xStart, xEnd), y: _ChartMark.Extent(y),
            stacking: .unstacked, width: height)
    }

    /// Creates a rectangle in the place of a category, a bin or a part of a calendar on each axis.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - y: Where it is from bottom to top.
    ///   - width: Which part of its place it takes from left to right; a length in pixels has no effect.
    ///   - height: Which part of its place it takes from bottom to top; a length in pixels has no effect.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var mark = _ChartMark(kind: .rectangle, x: _ChartMark.Extent(x), y: _ChartMark.Extent(y))
        (mark.width, mark.height) = (width, height)
        self.mark = mark
    }
}

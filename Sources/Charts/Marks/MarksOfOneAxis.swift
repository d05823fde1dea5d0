public import MartletUI

// Swift Charts places the other side of these marks by pixels. A plot is stretched to its space, so it has no such places.

extension BarMark {
    /// Creates a bar that lies, as high as the plot; several stand one after the other. A category, a bin and a part of a
    /// calendar have a bar that stands in their place, as high as the plot.
    ///
    /// - Parameters:
    ///   - x: Its length, or its place.
    ///   - yStart: Has no effect.
    ///   - yEnd: Has no effect.
    ///   - width: How wide it is in its place.
    ///   - stacking: How several stand.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        if x.isPlace {
            self.init(mark: _ChartMark(kind: .bar, x: _ChartMark.Extent(x), width: width))
        } else {
            self.init(x: x, y: .value(Text(verbatim: ""), ""), height: .ratio(1), stacking: stacking)
        }
    }

    /// Creates a bar that stands, as wide as the plot; several stand one on the other. A category, a bin and a part of a
    /// calendar have a bar that lies in their place, as wide as the plot.
    ///
    /// - Parameters:
    ///   - xStart: Has no effect.
    ///   - xEnd: Has no effect.
    ///   - y: Its length, or its place.
    ///   - height: How high it is in its place.
    ///   - stacking: How several stand.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        if y.isPlace {
            self.init(mark: _ChartMark(kind: .bar, y: _ChartMark.Extent(y), width: height))
        } else {
            self.init(x: .value(Text(verbatim: ""), ""), y: y, width: .ratio(1), stacking: stacking)
        }
    }

    /// Creates a bar from one value to another, as high as the plot.
    ///
    /// - Parameters:
    ///   - xStart: Where it begins.
    ///   - xEnd: Where it ends.
    ///   - yStart: Has no effect.
    ///   - yEnd: Has no effect.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { self.init(mark: _ChartMark(kind: .rectangle, x: _ChartMark.Extent(xStart, xEnd))) }

    /// Creates a bar from one value to another, as wide as the plot.
    ///
    /// - Parameters:
    ///   - xStart: Has no effect.
    ///   - xEnd: Has no effect.
    ///   - yStart: Where it begins.
    ///   - yEnd: Where it ends.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init(mark: _ChartMark(kind: .rectangle, y: _ChartMark.Extent(yStart, yEnd))) }
}

extension PointMark {
    /// Creates a point in the middle between the bottom and the top.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - y: Has no effect.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(mark: _ChartMark(kind: .point, x: _ChartMark.Extent(x)))
    }

    /// Creates a point in the middle between the left and the right.
    ///
    /// - Parameters:
    ///   - x: Has no effect.
    ///   - y: Where it is from bottom to top.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(mark: _ChartMark(kind: .point, y: _ChartMark.Extent(y)))
    }
}

extension RuleMark {
    /// Creates a line from the bottom to the top.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right.
    ///   - yStart: Has no effect.
    ///   - yEnd: Has no effect.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(mark: _ChartMark(kind: .rule, x: _ChartMark.Extent(x)))
    }

    /// Creates a line from left to right.
    ///
    /// - Parameters:
    ///   - xStart: Has no effect.
    ///   - xEnd: Has no effect.
    ///   - y: Where it is from bottom to top.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(mark: _ChartMark(kind: .rule, y: _ChartMark.Extent(y)))
    }
}

extension RectangleMark {
    /// Creates a rectangle from the bottom of the plot to the top.
    ///
    /// - Parameters:
    ///   - xStart: Where it begins from left to right.
    ///   - xEnd: Where it ends.
    ///   - yStart: Has no effect.
    ///   - yEnd: Has no effect.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { self.init(mark: _ChartMark(kind: .rectangle, x: _ChartMark.Extent(xStart, xEnd))) }

    /// Creates a rectangle from the left of the plot to the right.
    ///
    /// - Parameters:
    ///   - xStart: Has no effect.
    ///   - xEnd: Has no effect.
    ///   - yStart: Where it begins from bottom to top.
    ///   - yEnd: Where it ends.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init(mark: _ChartMark(kind: .rectangle, y: _ChartMark.Extent(yStart, yEnd))) }

    /// Creates a rectangle in the place of a category, a bin or a part of a calendar, from the bottom of the plot to the top.
    ///
    /// - Parameters:
    ///   - x: Where it is from left to right. A number or a date is as wide as the place of the bars at it.
    ///   - yStart: Has no effect.
    ///   - yEnd: Has no effect.
    ///   - width: Which part of its place it takes; a length in pixels has no effect.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        var mark = _ChartMark(kind: .rectangle, x: _ChartMark.Extent(x))
        mark.width = width
        self.init(mark: mark)
    }

    /// Creates a rectangle in the place of a category, a bin or a part of a calendar, from the left of the plot to the right.
    ///
    /// - Parameters:
    ///   - xStart: Has no effect.
    ///   - xEnd: Has no effect.
    ///   - y: Where it is from bottom to top. A number or a date is as high as the place of the bars at it.
    ///   - height: Which part of its place it takes; a length in pixels has no effect.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = _ChartMark(kind: .rectangle, y: _ChartMark.Extent(y))
        mark.height = height
        self.init(mark: mark)
    }

    /// Creates a rectangle that is as large as the plot.
    ///
    /// - Parameters:
    ///   - xStart: Has no effect.
    ///   - xEnd: Has no effect.
    ///   - yStart: Has no effect.
    ///   - yEnd: Has no effect.
    public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(mark: _ChartMark(kind: .rectangle))
    }
}

extension PlottableValue {
    /// Whether it is a part of an axis, and not how long something is.
    fileprivate var isPlace: Bool { end != nil || unit != nil || plotted.number == nil }
}

public import MartletUI

/// The graph of a function as a line, or a line through a point for each element of a collection.
///
///     Chart { LinePlot(days, x: .value("Day", \.date), y: .value("Degrees", \.degrees)) }
///     Chart { LinePlot(x: "x", y: "y") { x in sin(x) } }.chartXScale(domain: -5 ... 5)
///
/// A function is drawn from 200 values; where one is not finite, the line is broken.
public struct LinePlot<DataElement>: VectorizedChartContent {
    public typealias _ContentBody = _NoChartContent
    let plotted: PlottedMarks<DataElement>

    public func _append(to marks: inout _ChartMarks, change: (DataElement, inout _ChartMark) -> Void) {
        plotted(&marks, change)
    }
}

extension LinePlot where DataElement == Never {
    private init(_ x: Text, _ y: Text, _ function: PlottedFunction) {
        var mark = _ChartMark(
            kind: .line, x: _ChartMark.Extent(.value(x, 0.0)), y: _ChartMark.Extent(.value(y, 0.0)))
        mark.function = function
        plotted = PlottedMarks(function: mark)
    }

    /// Creates the graph of a function.
    ///
    /// - Parameters:
    ///   - x: What the axis below is called.
    ///   - y: What the axis beside is called.
    ///   - domain: Where the graph begins and ends; by default it goes through the whole axis, or from 0 to 1 if nothing says
    ///     how long that is.
    ///   - function: The function.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    /// Creates the graph of a function.
    ///
    /// - Parameters:
    ///   - x: What the axis below is called, shown as it is.
    ///   - y: What the axis beside is called, shown as it is.
    ///   - domain: Where the graph begins and ends.
    ///   - function: The function.
    @_disfavoredOverload
    public init(
        x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    /// Creates the graph of a function.
    ///
    /// - Parameters:
    ///   - x: What the axis below is called.
    ///   - y: What the axis beside is called.
    ///   - domain: Where the graph begins and ends.
    ///   - function: The function.
    public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double) {
        self.init(x, y, PlottedFunction(domain: domain) { ($0, function($0), nil) })
    }

    /// Creates a curve whose places are given by a parameter.
    ///
    /// - Parameters:
    ///   - x: What the axis below is called.
    ///   - y: What the axis beside is called.
    ///   - t: What the parameter is called.
    ///   - domain: Where the parameter begins and ends.
    ///   - function: Returns the place for a value of the parameter.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        self.init(
            Text(x), Text(y),
            PlottedFunction(domain: domain) {
                let place = function($0)
                return (place.x, place.y, nil)
            })
    }
}

/// The area below the graph of a function, or between two; or an area with a point on its edge for each element of a collection.
///
/// A function is drawn from 200 values; where one is not finite, the area is broken.
public struct AreaPlot<DataElement>: VectorizedChartContent {
    public typealias _ContentBody = _NoChartContent
    let plotted: PlottedMarks<DataElement>

    public func _append(to marks: inout _ChartMarks, change: (DataElement, inout _ChartMark) -> Void) {
        plotted(&marks, change)
    }
}

extension AreaPlot where DataElement == Never {
    private init(_ x: Text, _ y: Text, _ function: PlottedFunction) {
        var mark = _ChartMark(
            kind: .area, x: _ChartMark.Extent(.value(x, 0.0)), y: _ChartMark.Extent(.value(y, 0.0)),
            stacking: .unstacked)
        mark.function = function
        plotted = PlottedMarks(function: mark)
    }

    /// Creates the area between 0 and the graph of a function.
    ///
    /// - Parameters:
    ///   - x: What the axis below is called.
    ///   - y: What the axis beside is called.
    ///   - domain: Where the area begins and ends; by default it goes through the whole axis, or from 0 to 1 if nothing says how
    ///     long that is.
    ///   - function: The function.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    /// Creates the area between 0 and the graph of a function.
    ///
    /// - Parameters:
    ///   - x: What the axis below is called.
    ///   - y: What the axis beside is called.
    ///   - domain: Where the area begins and ends.
    ///   - function: The function.
    public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double) {
        self.init(x, y, PlottedFunction(domain: domain) { ($0, 0, function($0)) })
    }

    /// Creates the area between the graphs of two functions.
    ///
    /// - Parameters:
    ///   - x: What the axis below is called.
    ///   - yStart: What the axis beside is called.
    ///   - yEnd: What the other edge is called, which is not shown.
    ///   - domain: Where the area begins and ends.
    ///   - function: Returns the values of both functions.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            Text(x), Text(yStart),
            PlottedFunction(domain: domain) {
                let edges = function($0)
                return ($0, edges.yStart, edges.yEnd)
            })
    }
}

/// Several marks as one content, to which modifiers are applied.
///
///     Plot {
///         BarMark(x: .value("Day", day), y: .value("Sold", count))
///         RuleMark(y: .value("Goal", 20))
///     }
///     .foregroundStyle(.green)
public struct Plot<Content: ChartContent>: ChartContent {
    public typealias _ContentBody = _NoChartContent
    private let content: Content

    /// Creates a content of several marks.
    ///
    /// - Parameter content: The marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public func _append(to marks: inout _ChartMarks) { content._append(to: &marks) }
}

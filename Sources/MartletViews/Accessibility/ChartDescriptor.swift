/// What describes a chart to a screen reader, which has no effect on a page: the data of a `Chart` is a table for it.
public protocol AXChartDescriptorRepresentable {
    /// Describes the chart.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Describes the chart anew.
    ///
    /// - Parameter descriptor: What described it before.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Nothing is described anew.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// What a chart shows.
public final class AXChartDescriptor {
    /// The title of the chart, and what it says.
    public var title: String?, summary: String?
    /// The axis from left to right.
    public var xAxis: any AXDataAxisDescriptor
    /// The axis from bottom to top.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// Other axes.
    public var additionalAxes: [any AXDataAxisDescriptor]
    /// The data.
    public var series: [AXDataSeriesDescriptor]

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - title: The title of the chart.
    ///   - summary: What it says.
    ///   - xAxis: The axis from left to right.
    ///   - yAxis: The axis from bottom to top.
    ///   - additionalAxes: Other axes.
    ///   - series: The data.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// What the axis is called.
    var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// How the numbers lie on the axis.
    public enum ScaleType: Int, Sendable {
        /// At equal distances, by their logarithms, or by the natural ones.
        case linear, log10, ln
    }

    /// What the axis is called.
    public var title: String
    /// The least and the greatest number.
    public var range: ClosedRange<Double>
    /// Where there are lines.
    public var gridlinePositions: [Double]
    /// Says a number.
    public var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - range: The least and the greatest number.
    ///   - gridlinePositions: Where there are lines.
    ///   - valueDescriptionProvider: Says a number.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// What the axis is called.
    public var title: String
    /// The categories.
    public var categoryOrder: [String]

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - categoryOrder: The categories.
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// A series of points.
public final class AXDataSeriesDescriptor {
    /// What the series is called.
    public var name: String?
    /// Whether the points are one line.
    public var isContinuous: Bool
    /// The points.
    public var dataPoints: [AXDataPoint]

    /// Creates a series.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - isContinuous: Whether the points are one line.
    ///   - dataPoints: The points.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// A point of a series.
public final class AXDataPoint {
    /// A value of another axis.
    public enum Value: Hashable, Sendable {
        /// A number.
        case number(Double)
        /// A category.
        case category(String)
    }

    /// What the point is called.
    public var label: String?

    /// Creates a point at a number.
    ///
    /// - Parameters:
    ///   - x: The number.
    ///   - y: Its value.
    ///   - additionalValues: Values of other axes.
    ///   - label: What it is called.
    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.label = label
    }

    /// Creates a point at a category.
    ///
    /// - Parameters:
    ///   - x: The category.
    ///   - y: Its value.
    ///   - additionalValues: Values of other axes.
    ///   - label: What it is called.
    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.label = label
    }
}

/// Points, one for each element of a collection.
public struct PointPlot<DataElement>: VectorizedChartContent {
    public typealias _ContentBody = _NoChartContent
    private let plotted: PlottedMarks<DataElement>

    public func _append(to marks: inout _ChartMarks, change: (DataElement, inout _ChartMark) -> Void) {
        plotted(&marks, change)
    }

    /// Creates a point for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    ///   - y: Where it is from bottom to top.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) { PointMark(x: x.value($0), y: y.value($0)) }
    }

    /// Creates a point for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) { PointMark(x: x.value($0)) }
    }

    /// Creates a point for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - y: Where it is from bottom to top.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) { PointMark(y: y.value($0)) }
    }
}

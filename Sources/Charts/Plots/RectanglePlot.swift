/// Rectangles, one for each element of a collection.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
    public typealias _ContentBody = _NoChartContent
    private let plotted: PlottedMarks<DataElement>

    public func _append(to marks: inout _ChartMarks, change: (DataElement, inout _ChartMark) -> Void) {
        plotted(&marks, change)
    }

    /// Creates a rectangle for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    ///   - y: Where it is from bottom to top.
    ///   - width: How wide it is.
    ///   - height: How high it is.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) { RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height) }
    }

    /// Creates a rectangle for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: Where a mark begins from left to right.
    ///   - xEnd: Where it ends.
    ///   - yStart: Where it begins from bottom to top.
    ///   - yEnd: Where it ends.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) {
            RectangleMark(
                xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
        }
    }

    /// Creates a rectangle for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    ///   - yStart: Where it begins from bottom to top.
    ///   - yEnd: Where it ends.
    ///   - width: How wide it is.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) {
            RectangleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width)
        }
    }

    /// Creates a rectangle for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: Where a mark begins from left to right.
    ///   - xEnd: Where it ends.
    ///   - y: Where it is from bottom to top.
    ///   - height: How high it is.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) {
            RectangleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height)
        }
    }
}

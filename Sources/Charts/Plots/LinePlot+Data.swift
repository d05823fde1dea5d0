extension LinePlot {
    /// Creates a point of a line for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    ///   - y: Where it is from bottom to top.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) { LineMark(x: x.value($0), y: y.value($0)) }
    }

    /// Creates a point of one of several lines for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    ///   - y: Where it is from bottom to top.
    ///   - series: Which line or area it belongs to.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) { LineMark(x: x.value($0), y: y.value($0), series: series.value($0)) }
    }
}

extension AreaPlot {
    /// Creates a point on the edge of an area for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    ///   - y: Where it is from bottom to top.
    ///   - stacking: How marks at one place stand.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking) }
    }

    /// Creates a point on the edge of one of several areas for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    ///   - y: Where it is from bottom to top.
    ///   - series: Which line or area it belongs to.
    ///   - stacking: How marks at one place stand.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) {
            AreaMark(x: x.value($0), y: y.value($0), series: series.value($0), stacking: stacking)
        }
    }

    /// Creates two points, one on each edge of an area, for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    ///   - yStart: Where it begins from bottom to top.
    ///   - yEnd: Where it ends.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) { AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)) }
    }

    /// Creates two points, one on each edge of one of several areas, for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: Where a mark is from left to right.
    ///   - yStart: Where it begins from bottom to top.
    ///   - yEnd: Where it ends.
    ///   - series: Which line or area it belongs to.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>, series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) {
            AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), series: series.value($0))
        }
    }
}

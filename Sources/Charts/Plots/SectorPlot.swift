public import MartletUI

/// Parts of a circle, one for each element of a collection.
public struct SectorPlot<DataElement>: VectorizedChartContent {
    public typealias _ContentBody = _NoChartContent
    private let plotted: PlottedMarks<DataElement>

    public func _append(to marks: inout _ChartMarks, change: (DataElement, inout _ChartMark) -> Void) {
        plotted(&marks, change)
    }

    /// Creates a part of a circle for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - angle: How large it is. A value that is not greater than 0 has no part.
    ///   - innerRadius: Where it begins, from the middle of the circle.
    ///   - outerRadius: Where it ends.
    ///   - angularInset: The distance from its neighbors, in CSS pixels.
    public init<Data: RandomAccessCollection, Value: Plottable>(
        _ data: Data, angle: PlottableProjection<DataElement, Value>, innerRadius: MarkDimension = .ratio(0),
        outerRadius: MarkDimension = .ratio(1), angularInset: CGFloat? = nil
    ) where Data.Element == DataElement {
        plotted = PlottedMarks(data) {
            SectorMark(
                angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
        }
    }
}

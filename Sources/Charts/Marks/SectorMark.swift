public import MartletUI

/// A part of a circle, as large as its value beside those of the other ones.
///
///     SectorMark(angle: .value("Sold", fruit.count), innerRadius: .ratio(0.6))
///         .foregroundStyle(by: .value("Fruit", fruit.name))
///
/// A chart with sectors has no axes, and of its marks the sectors are drawn only.
public struct SectorMark: PrimitiveMark {
    public typealias _ContentBody = _NoChartContent
    let mark: _ChartMark

    /// Creates a part of a circle.
    ///
    /// - Parameters:
    ///   - angle: How large it is. A value that is not greater than 0 has no part.
    ///   - innerRadius: Where it begins, from the middle of the circle.
    ///   - outerRadius: Where it ends.
    ///   - angularInset: The distance from its neighbors, in CSS pixels.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .ratio(0), outerRadius: MarkDimension = .ratio(1),
        angularInset: CGFloat? = nil
    ) {
        var mark = _ChartMark(kind: .sector)
        mark.sector = _ChartMark.Sector(
            value: _ChartMark.Extent(angle), innerRadius: innerRadius, outerRadius: outerRadius,
            inset: angularInset ?? 0)
        self.mark = mark
    }
}

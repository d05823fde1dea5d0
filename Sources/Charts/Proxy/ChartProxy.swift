public import MartletUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the values of a chart are in its plot, in CSS pixels from its top left corner, and which values are at a place.
///
/// What `chartOverlay` and `chartBackground` show is as large as the plot, so the frame of the plot begins at (0, 0) in a
/// `GeometryReader` there. The sizes are the browser's; until it has told them, the plot has the width of the page.
public struct ChartProxy {
    private let x: AxisScale?
    private let y: AxisScale?

    /// The size of the plot.
    public let plotSize: CGSize

    private let selection: ChartSelection?
    /// The sum of what the sectors are.
    private let total: Double

    init(_ plot: PlacedMarks, size: CGSize, _ selection: ChartSelection? = nil) {
        (x, y, plotSize, self.selection) = (plot.x, plot.y, size, selection)
        total = plot.marks.reduce(0) { $0 + max(0, $1.mark.sector?.value.start.number ?? 0) }
    }

    /// Selects the value at a distance from the left, for `chartXSelection(value:)`.
    ///
    /// - Parameter position: The distance.
    public func selectXValue(at position: CGFloat) {
        guard let selection, selection.isOfX, plotSize.width > 0 else { return }
        selection.value?.select(valueOfX(at: position))
    }

    /// Selects the value at a distance from the top, for `chartYSelection(value:)`.
    ///
    /// - Parameter position: The distance.
    public func selectYValue(at position: CGFloat) {
        guard let selection, !selection.isOfX, plotSize.height > 0 else { return }
        selection.value?.select(valueOfY(at: position))
    }

    /// Selects the values between two distances from the left, for `chartXSelection(range:)`.
    ///
    /// - Parameters:
    ///   - start: A distance.
    ///   - end: Another one, which may be the smaller.
    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        guard let selection, selection.isOfX, let start = valueOfX(at: start), let end = valueOfX(at: end) else {
            return
        }
        selection.range?.select(start, end)
    }

    /// Selects the values between two distances from the top, for `chartYSelection(range:)`.
    ///
    /// - Parameters:
    ///   - start: A distance.
    ///   - end: Another one, which may be the smaller.
    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        guard let selection, !selection.isOfX, let start = valueOfY(at: start), let end = valueOfY(at: end) else {
            return
        }
        selection.range?.select(start, end)
    }

    /// The size of the plot.
    @available(*, deprecated, renamed: "plotSize")
    public var plotAreaSize: CGSize { plotSize }

    /// The frame of the plot: `geometry[proxy.plotFrame!]`.
    public var plotFrame: Anchor<CGRect>? { frame }

    /// The frame of the plot: what is scrolled is as large as what it scrolls in.
    public var plotContainerFrame: Anchor<CGRect>? { frame }

    /// The frame of the plot: `geometry[proxy.plotAreaFrame]`.
    @available(*, deprecated, renamed: "plotFrame")
    public var plotAreaFrame: Anchor<CGRect> { frame }

    private var frame: Anchor<CGRect> { Anchor(CGRect(origin: CGPoint(x: 0, y: 0), size: plotSize)) }

    /// How far from the left a value is, in the middle of a category; `nil` if the axis has no place for it.
    ///
    /// - Parameter value: The value.
    public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
        x?.place(value.primitivePlottable._plotted).map { CGFloat($0) * plotSize.width }
    }

    /// How far from the top a value is, in the middle of a category; `nil` if the axis has no place for it.
    ///
    /// - Parameter value: The value.
    public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
        y?.place(value.primitivePlottable._plotted).map { CGFloat(1 - $0) * plotSize.height }
    }

    /// Where two values meet; `nil` if an axis has no place for one.
    ///
    /// - Parameter values: The values.
    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The part of the plot, from the left, that belongs to a category; of another value, its place.
    ///
    /// - Parameter value: The value.
    public func positionRange<Value: Plottable>(forX value: Value) -> ClosedRange<CGFloat>? {
        x?.room(value.primitivePlottable._plotted).map { room in
            CGFloat(room.lowerBound) * plotSize.width...CGFloat(room.upperBound) * plotSize.width
        }
    }

    /// The part of the plot, from the top, that belongs to a category; of another value, its place.
    ///
    /// - Parameter value: The value.
    public func positionRange<Value: Plottable>(forY value: Value) -> ClosedRange<CGFloat>? {
        y?.room(value.primitivePlottable._plotted).map { room in
            CGFloat(1 - room.upperBound) * plotSize.height...CGFloat(1 - room.lowerBound) * plotSize.height
        }
    }

    /// The value at a distance from the left; `nil` if there is none of the type.
    ///
    /// - Parameters:
    ///   - position: The distance.
    ///   - type: The type of the value.
    public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        valueOfX(at: position).flatMap(Value.init(plotted:))
    }

    /// The value at a distance from the top; `nil` if there is none of the type.
    ///
    /// - Parameters:
    ///   - position: The distance.
    ///   - type: The type of the value.
    public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        valueOfY(at: position).flatMap(Value.init(plotted:))
    }

    /// The values at a place; `nil` if one is none of its type.
    ///
    /// - Parameters:
    ///   - position: The place.
    ///   - type: The types of the values.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
        return (x, y)
    }

    /// The angle of a place around the middle of the plot, clockwise from the top: from 0 to 360 degrees.
    ///
    /// - Parameter position: The place.
    public func angle(at position: CGPoint) -> Angle {
        let (x, y) = (Double(position.x - plotSize.width / 2), Double(position.y - plotSize.height / 2))
        let radians = atan2(x, -y)
        guard radians.isFinite else { return .zero }
        return Angle(radians: radians < 0 ? radians + 2 * .pi : radians)
    }

    /// The value of sectors at an angle, in the sum of those before it; `nil` if there is none of the type.
    ///
    /// - Parameters:
    ///   - angle: The angle, clockwise from the top.
    ///   - type: The type of the value.
    public func value<Value: Plottable>(atAngle angle: Angle, as type: Value.Type = Value.self) -> Value? {
        let part = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        guard part.isFinite, total > 0, total.isFinite else { return nil }
        return Value(plotted: .number((part < 0 ? part + 1 : part) * total))
    }

    private func valueOfX(at position: CGFloat) -> _PlottedValue? {
        plotSize.width > 0 ? x?.value(at: Double(position / plotSize.width)) : nil
    }

    private func valueOfY(at position: CGFloat) -> _PlottedValue? {
        plotSize.height > 0 ? y?.value(at: 1 - Double(position / plotSize.height)) : nil
    }
}

public import MartletUI

/// A form of points with nothing inside.
struct StrokedSymbolShape<Base: Shape>: ChartSymbolShape {
    let base: Base
    let style: StrokeStyle
    let perceptualUnitRect: CGRect

    var _stroke: StrokeStyle? { style }

    func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

// Where a view is expected, the methods of SwiftUI with the same names are called.
extension InsettableShape {
    /// The form of a chart's points, with nothing inside: `.symbol(Circle().strokeBorder(lineWidth: 2))`.
    ///
    /// - Parameter lineWidth: The width of the line in CSS pixels.
    @_disfavoredOverload
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        symbol(StrokeStyle(lineWidth: lineWidth))
    }

    /// The form of a chart's points, with nothing inside.
    ///
    /// - Parameter style: The line.
    @_disfavoredOverload
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { symbol(style) }

    private func symbol(_ style: StrokeStyle) -> StrokedSymbolShape<InsetShape> {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        return StrokedSymbolShape(
            base: inset(by: style.symbolWidth / 2), style: style,
            perceptualUnitRect: (self as? any ChartSymbolShape)?.perceptualUnitRect ?? unit)
    }
}

extension StrokeStyle {
    /// The width of a line around a point: a point itself is at most 100 pixels wide.
    var symbolWidth: CGFloat { CSS.clamped(lineWidth, 0...100) }
}

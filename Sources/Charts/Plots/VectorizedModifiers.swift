public import MartletUI

extension VectorizedChartContent {
    private func change(
        _ change: @escaping (DataElement, inout _ChartMark) -> Void
    ) -> ModifiedVectorizedContent<Self> { ModifiedVectorizedContent(base: self, change: change) }

    /// Gives each mark the color that its element has.
    ///
    /// - Parameter style: Where an element has it. Of a gradient, its first color is used.
    public func foregroundStyle(
        _ style: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        change { $1.look.color = $1.look.color ?? $0[keyPath: style]._color }
    }

    /// Gives the marks of each value a color of its own, and lists the values in a legend.
    ///
    /// - Parameter value: The value.
    public func foregroundStyle<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> {
        change { $1.color = $1.color ?? _ChartMark.Grouping(value.value($0)) }
    }

    /// Gives each mark the opacity that its element has, from 0 to 1.
    ///
    /// - Parameter opacity: Where an element has it.
    public func opacity(
        _ opacity: KeyPath<DataElement, some BinaryFloatingPoint>
    ) -> some VectorizedChartContent<DataElement> {
        change { $1.look.opacity *= CSS.clamped(Double($0[keyPath: opacity]), 0...1) }
    }

    /// Gives each mark the line that its element has.
    ///
    /// - Parameter style: Where an element has it.
    public func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        change { $1.look.stroke = $1.look.stroke ?? MarkLook.StrokeLook($0[keyPath: style]) }
    }

    /// Gives each value a line of its own. All have one form: colors tell them apart.
    ///
    /// - Parameter value: The value.
    public func lineStyle<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> {
        change { $1.series = $1.series ?? value.value($0).plotted }
    }

    /// Puts the bars of each value beside one another at their place.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - axis: Has no effect.
    ///   - span: Has no effect.
    public func position<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        change { $1.position = $1.position ?? _ChartMark.Grouping(value.value($0)) }
    }

    /// Gives lines points, of one form for every value: colors and the table tell values apart.
    ///
    /// - Parameter value: Has no other effect.
    public func symbol<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> {
        change {
            $1.look.symbol = $1.look.symbol ?? .circle
            $1.series = $1.series ?? value.value($0).plotted
        }
    }

    /// Gives each point the area that its element has, in CSS pixels.
    ///
    /// - Parameter area: Where an element has it.
    public func symbolSize(
        _ area: KeyPath<DataElement, some BinaryFloatingPoint>
    ) -> some VectorizedChartContent<DataElement> {
        change { $1.look.symbolSize = CSS.clamped(CGFloat($0[keyPath: area]), 0...10_000) }
    }

    /// Gives each point the size that its element has, in CSS pixels: a form keeps its proportions, and has the area.
    ///
    /// - Parameter size: Where an element has it.
    public func symbolSize(_ size: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        change {
            let size = $0[keyPath: size]
            $1.look.symbolSize = CSS.clamped(size.width * size.height, 0...10_000)
        }
    }

    /// Gives points areas in proportion to a number, from 20 to 400 CSS pixels.
    ///
    /// - Parameter value: The number, or what `chartSymbolSizeScale` gives an area.
    public func symbolSize<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> {
        change { $1.symbolValue = $1.symbolValue ?? value.value($0).plotted }
    }

    /// Has no effect: the table beside the chart says each value.
    ///
    /// - Parameter label: Where an element has what its mark would be called.
    public func accessibilityLabel(
        _ label: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> { IgnoredHint.markAccessibilityLabel.passing(self) }

    /// Has no effect: the table beside the chart says each value.
    ///
    /// - Parameter value: Where an element has what would be said of it.
    public func accessibilityValue(
        _ value: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> { IgnoredHint.markAccessibilityValue.passing(self) }

    /// Has no effect: the table beside the chart says each value.
    ///
    /// - Parameter hidden: Where an element has whether its mark would not be said.
    public func accessibilityHidden(
        _ hidden: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> { IgnoredHint.markAccessibilityHidden.passing(self) }
}

public import MartletUI

extension View {
    /// Has no effect: the axis below takes all of the plot, and its values say what they are.
    ///
    /// - Parameters:
    ///   - range: Has no effect.
    ///   - type: Has no effect.
    public func chartXScale(range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil) -> some View {
        self
    }

    /// Has no effect: the axis beside takes all of the plot, and its values say what they are.
    ///
    /// - Parameters:
    ///   - range: Has no effect.
    ///   - type: Has no effect.
    public func chartYScale(range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil) -> some View {
        self
    }

    /// Has no effect: the points of all values have one form.
    ///
    /// - Parameter mapping: The values and their forms.
    public func chartSymbolScale<Value: Plottable>(
        _ mapping: KeyValuePairs<Value, BasicChartSymbolShape>
    ) -> some View { IgnoredHint.chartSymbolScale.passing(self) }

    /// Has no effect: the points of all values have one form.
    ///
    /// - Parameters:
    ///   - domain: The values.
    ///   - range: Their forms.
    public func chartSymbolScale<Value: Plottable>(
        domain: [Value], range: [BasicChartSymbolShape]
    ) -> some View { IgnoredHint.chartSymbolScale.passing(self) }

    /// Has no effect: the points of all values have one form.
    ///
    /// - Parameter range: The forms.
    public func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View {
        IgnoredHint.chartSymbolScale.passing(self)
    }

    /// Has no effect: points have areas from 20 to 400 pixels.
    ///
    /// - Parameter range: The areas.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
        IgnoredHint.chartSymbolScale.passing(self)
    }

    /// Sets the areas of the points of each value of `symbolSize(by:)` in the charts in this view.
    ///
    /// - Parameter mapping: The values and the areas in CSS pixels, at most 100.
    public func chartSymbolSizeScale<Value: Plottable>(
        _ mapping: KeyValuePairs<Value, some BinaryFloatingPoint>
    ) -> some View {
        let sizes = mapping.prefix(100).map { ($0.key.primitivePlottable._plotted, CGFloat($0.value)) }
        return chart { $0.symbolSizes = Dictionary(sizes) { first, _ in first } }
    }

    /// Has no effect: the lines of all values have one form.
    ///
    /// - Parameter mapping: The values and their forms.
    public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>) -> some View {
        IgnoredHint.chartSymbolScale.passing(self)
    }

    /// Has no effect: use the modifiers of ``AxisValueLabel``.
    ///
    /// - Parameter content: Returns the axis with modifiers.
    public func chartXAxisStyle(content: (ChartAxisContent) -> some View) -> some View {
        IgnoredHint.chartAxisStyle.passing(self)
    }

    /// Has no effect: use the modifiers of ``AxisValueLabel``.
    ///
    /// - Parameter content: Returns the axis with modifiers.
    public func chartYAxisStyle(content: (ChartAxisContent) -> some View) -> some View {
        IgnoredHint.chartAxisStyle.passing(self)
    }

    /// Has no effect: a plot scrolls sideways only.
    ///
    /// - Parameter length: How much of the axis would be visible at once.
    public func chartYVisibleDomain(length: some Plottable & Numeric) -> some View {
        IgnoredHint.chartYVisibleDomain.passing(self)
    }
}

/// An axis of a chart, in `chartXAxisStyle(content:)`.
public struct ChartAxisContent: View {
    public var body: some View { EmptyView() }
}

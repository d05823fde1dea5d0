public import MartletUI

extension View {
    /// Sets the values that the axis below the charts in this view shows.
    ///
    /// - Parameters:
    ///   - domain: The values: a range of numbers or dates, categories, or `.automatic`.
    ///   - range: Has no effect: they take all of the plot.
    ///   - type: Has no effect: it is that of the values.
    public func chartXScale<Domain: ScaleDomainProtocol>(
        domain: Domain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return chart { $0.x.domain = domain.domain }
    }

    /// Sets the values that the axis beside the charts in this view shows.
    ///
    /// - Parameters:
    ///   - domain: The values: a range of numbers or dates, categories, or `.automatic`.
    ///   - range: Has no effect: they take all of the plot.
    ///   - type: Has no effect: it is that of the values.
    public func chartYScale<Domain: ScaleDomainProtocol>(
        domain: Domain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return chart { $0.y.domain = domain.domain }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view.
    ///
    /// - Parameter mapping: The values and their colors.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, S>
    ) -> some View {
        let colors = mapping.prefix(100).map { ($0.key.primitivePlottable._plotted as _PlottedValue?, $0.value._color) }
        return chart { $0.colors = colors.map { (value: $0.0, color: $0.1) } }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view.
    ///
    /// - Parameters:
    ///   - domain: The values.
    ///   - range: Their colors, which begin again if there are fewer.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value], range: [S]
    ) -> some View {
        let values = domain.prefix(100).map { $0.primitivePlottable._plotted }
        let colors = range.map(\._color)
        return chart { settings in
            guard !colors.isEmpty else { return }
            settings.colors = values.enumerated().map { (value: $1, color: colors[$0 % colors.count]) }
        }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view: those of a gradient, in the order in
    /// which the values come.
    ///
    /// - Parameter range: The colors, which begin again if there are fewer.
    public func chartForegroundStyleScale(range: Gradient) -> some View {
        chartForegroundStyleScale(range: range.stops.map(\.color))
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view.
    ///
    /// - Parameter mapping: Gives a value its color.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        mapping: @escaping (Value) -> S
    ) -> some View {
        chart { settings in
            settings.colorOf = { plotted in
                Value.PrimitivePlottable(plotted).flatMap { Value(primitivePlottable: $0) }.map { mapping($0)._color }
            }
        }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)` in the charts in this view, in the order in which they come.
    ///
    /// - Parameter range: The colors, which begin again if there are fewer.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let colors = range.prefix(100).map(\._color)
        return chart { $0.colors = colors.map { (value: nil, color: $0) } }
    }
}

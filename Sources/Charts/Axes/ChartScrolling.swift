public import MartletUI

extension View {
    /// Lets the plots of the charts in this view be scrolled sideways, with the axis beside them in its place, if
    /// ``chartXVisibleDomain(length:)`` shows a part of their values. The browser scrolls.
    ///
    /// - Parameter axes: The directions. Upward, a plot is always shown as a whole.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        transformEnvironment(\.chartSettings) { $0.isScrollable = axes.contains(.horizontal) }
    }

    /// Sets how much of the axis below the charts in this view is visible at once, where their plots can be scrolled.
    ///
    /// - Parameter length: The length: numbers, the seconds of dates, or how many categories. At most 100 times as much is scrolled.
    public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
        let length = length.primitivePlottable._plotted.number
        return transformEnvironment(\.chartSettings) { $0.visibleLength = length }
    }
}

/// The plot of a chart, in `chartPlotStyle(content:)`.
public struct ChartPlotContent: View {
    public var body: some View { EmptyView() }
}

extension View {
    /// Has no effect: use ``chartBackground(alignment:content:)`` and a `frame` of the chart.
    ///
    /// - Parameter content: Returns the plot with modifiers.
    public func chartPlotStyle(content: (ChartPlotContent) -> some View) -> some View {
        IgnoredHint.chartPlotStyle.passing(self)
    }

    /// Binds the first visible value of the charts in this view whose plots can be scrolled. The binding follows once the
    /// visitor has stopped scrolling; writing a value scrolls to it. It takes a script.
    ///
    /// - Parameter x: The first visible value.
    public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View {
        let first = x.wrappedValue.primitivePlottable._plotted
        return transformEnvironment(\.chartSettings) { settings in
            settings.scrollPosition = ChartScrollPosition(first: first) { plotted in
                let value = Value.PrimitivePlottable(plotted).flatMap { Value(primitivePlottable: $0) }
                if let value { x.wrappedValue = value }
                return x.wrappedValue.primitivePlottable._plotted
            }
        }
    }

    /// Sets the value that is the first visible one in the beginning, of the charts in this view whose plots can be scrolled. It
    /// takes a script.
    ///
    /// - Parameter initialX: The first visible value.
    public func chartScrollPosition(initialX: some Plottable) -> some View {
        let first = initialX.primitivePlottable._plotted
        return transformEnvironment(\.chartSettings) { $0.scrollPosition = ChartScrollPosition(first: first) }
    }

    /// Has no effect: a plot rests where the visitor leaves it.
    ///
    /// - Parameter behavior: Where it would come to rest.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        IgnoredHint.chartScrollTargetBehavior.passing(self)
    }
}

/// Where a plot is scrolled to.
struct ChartScrollPosition {
    /// The first visible value.
    let first: _PlottedValue
    /// Is told where the visitor has scrolled to, and returns what the program makes of it; `nil` if nobody asks.
    var follow: ((_PlottedValue) -> _PlottedValue)?
}

extension ChartSettings {
    /// How many times as wide as what is visible a plot is.
    func width(_ scale: AxisScale?) -> Double {
        guard isScrollable, let scale, let visibleLength, visibleLength > 0 else { return 1 }
        let length = scale.kind == .category ? Double(scale.categories.count) : scale.upper - scale.lower
        return min(max(length / visibleLength, 1), 100)
    }
}

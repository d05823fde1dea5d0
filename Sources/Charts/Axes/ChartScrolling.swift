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

extension View {
    @available(
        *, unavailable, message: "Use chartScrollableAxes(_:): the visitor decides where a chart is scrolled to."
    )
    public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }
}

extension ChartSettings {
    /// How many times as wide as what is visible a plot is.
    func width(_ scale: AxisScale?) -> Double {
        guard isScrollable, let scale, let visibleLength, visibleLength > 0 else { return 1 }
        let length = scale.kind == .category ? Double(scale.categories.count) : scale.upper - scale.lower
        return min(max(length / visibleLength, 1), 100)
    }
}

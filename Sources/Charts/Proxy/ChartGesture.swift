public import MartletUI
public import MartletViews

extension View {
    /// Takes a gesture on the plots of the charts in this view.
    ///
    ///     chart.chartXSelection(value: $day).chartGesture { proxy in
    ///         SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
    ///     }
    ///
    /// Offer the keyboard another way, such as the buttons of `chartXSelection(value:)` alone.
    ///
    /// - Parameter body: Makes the gesture from where the chart's values are. Its places are in the plot.
    public func chartGesture<Body: Gesture>(_ body: @escaping (ChartProxy) -> Body) -> some View {
        chartOverlay { proxy in Rectangle().fill(Color.clear).gesture(body(proxy)) }
    }
}

public import MartletUI

extension View {
    /// Shows a view over the plots of the charts in this view: as large as the plot, without the axes.
    ///
    /// What is pressed there is what can be pressed; the rest lets a pointer through to the chart.
    ///
    /// - Parameters:
    ///   - alignment: Where it is in the plot.
    ///   - content: Makes the view from where the chart's values are.
    public func chartOverlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Overlay
    ) -> some View {
        let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
        return transformEnvironment(\.chartSettings) { $0.overlays.append(layer) }
    }

    /// Shows a view behind the plots of the charts in this view: as large as the plot, without the axes.
    ///
    /// - Parameters:
    ///   - alignment: Where it is in the plot.
    ///   - content: Makes the view from where the chart's values are.
    public func chartBackground<Back: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Back
    ) -> some View {
        let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
        return transformEnvironment(\.chartSettings) { $0.backgrounds.append(layer) }
    }
}

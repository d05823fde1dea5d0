public import MartletUI

extension View {
    /// Shows or hides the legends of the charts in this view.
    ///
    /// - Parameter visibility: Whether they are shown.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend = visibility == .hidden ? .hidden : .automatic }
    }

    /// Sets where the legends of the charts in this view are.
    ///
    /// - Parameters:
    ///   - position: Above or below; below for other places.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    public func chartLegend(
        position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chart { $0.legend = position.side == .top ? .above : .below } }

    /// Has no effect: legends are where they are by themselves.
    ///
    /// - Parameters:
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    public func chartLegend(alignment: Alignment, spacing: CGFloat? = nil) -> some View {
        chart { $0.legend = .automatic }
    }

    /// Gives the charts in this view a legend of views.
    ///
    /// - Parameters:
    ///   - position: Above or below; below for other places.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - content: The views.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .bottom, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let legend = AnyView(content())
        return chart {
            $0.legend = position.side == .top ? .above : .below
            $0.ownLegend = legend
        }
    }
}

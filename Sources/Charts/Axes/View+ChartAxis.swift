public import MartletUI

extension View {
    /// Shows or hides the axis below the charts in this view.
    ///
    /// - Parameter visibility: Whether it is shown.
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.isHidden = visibility == .hidden } }

    /// Shows or hides the axis beside the charts in this view.
    ///
    /// - Parameter visibility: Whether it is shown.
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.isHidden = visibility == .hidden } }

    /// Sets the axis below the charts in this view.
    ///
    /// - Parameter content: Its lines and labels.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axis = content()._axis
        return chart { $0.x.descriptions = axis }
    }

    /// Sets the axis beside the charts in this view.
    ///
    /// - Parameter content: Its lines and labels.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axis = content()._axis
        return chart { $0.y.descriptions = axis }
    }

    /// Gives the axis below the charts in this view a title.
    ///
    /// - Parameters:
    ///   - labelKey: The title.
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.x.title = AnyView(Text(labelKey)) }
    }

    /// Gives the axis below the charts in this view a string as its title.
    ///
    /// - Parameters:
    ///   - label: The title, shown as it is.
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    @_disfavoredOverload
    public func chartXAxisLabel(
        _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(label)
        return chart { $0.x.title = AnyView(text) }
    }

    /// Gives the axis beside the charts in this view a title.
    ///
    /// - Parameters:
    ///   - labelKey: The title.
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.y.title = AnyView(Text(labelKey)) }
    }

    /// Gives the axis beside the charts in this view a string as its title.
    ///
    /// - Parameters:
    ///   - label: The title, shown as it is.
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    @_disfavoredOverload
    public func chartYAxisLabel(
        _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(label)
        return chart { $0.y.title = AnyView(text) }
    }

    /// Gives the axis below the charts in this view a title of views.
    ///
    /// - Parameters:
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - content: The views.
    public func chartXAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let title = AnyView(content())
        return chart { $0.x.title = title }
    }

    /// Gives the axis beside the charts in this view a title of views.
    ///
    /// - Parameters:
    ///   - position: Has no effect.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - content: The views.
    public func chartYAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let title = AnyView(content())
        return chart { $0.y.title = title }
    }
}

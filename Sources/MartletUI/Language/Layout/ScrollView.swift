/// A view that scrolls its content, in the space that is available.
///
/// Without a frame around it, a scroll view is as high as its content, and the page scrolls instead.
public struct ScrollView<Content: View>: _PrimitiveView {
    private let content: Content
    private let axes: ScrollAxes

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axes: The directions in which it scrolls.
    ///   - showsIndicators: Whether scroll bars are shown.
    ///   - content: The views to scroll.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = ScrollAxes(axes: axes, showsIndicators: showsIndicators)
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .background }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-scroll")))
        plan.attribute(
            AttributeStep(stylesAt: offset.axes) { axes in
                (axes.axes.contains(.horizontal) ? [Style.named("m-scroll-x")] : [])
                    + (axes.axes.contains(.vertical) ? [.named("m-scroll-y")] : [])
                    + (axes.showsIndicators ? [] : [.token("scrollbar-width", "none")])
            })
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }
}

private struct ScrollAxes: Equatable, Sendable {
    let axes: Axis.Set
    let showsIndicators: Bool
}

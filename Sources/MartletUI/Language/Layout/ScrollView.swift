/// Views that can be moved through a smaller room; it takes what room there is. Without a frame around it, it is as high
/// as what is in it, and the page scrolls.
public struct ScrollView<Content: View>: PrimitiveView {
    private let content: Content
    private let axes: ScrollAxes

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = ScrollAxes(axes: axes, showsIndicators: showsIndicators)
    }

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .background }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-scroll")))
        plan.attribute(
            AttributeStep(stylesAt: offset + Field.offset(of: \Self.axes), ScrollAxes.self) { axes in
                (axes.axes.contains(.horizontal) ? [Style.named("m-scroll-x")] : [])
                    + (axes.axes.contains(.vertical) ? [.named("m-scroll-y")] : [])
                    + (axes.showsIndicators ? [] : [.token("scrollbar-width", "none")])
            })
        plan.open(.div)
        Content._plan(plan, at: offset + Field.offset(of: \Self.content))
        plan.close(.div)
    }
}

private struct ScrollAxes: Equatable, Sendable {
    let axes: Axis.Set
    let showsIndicators: Bool
}

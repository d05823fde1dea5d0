/// Views on top of one another, the last in front.
public struct ZStack<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let alignment: Alignment

    /// Creates a stack of views on top of one another.
    ///
    /// - Parameters:
    ///   - alignment: The position of the views that are smaller than the stack.
    ///   - content: The views, from back to front.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.alignment = alignment
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-zstack")))
        plan.attribute(
            AttributeStep(stylesAt: offset.alignment) { $0.styles })
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }
}

/// Several views treated as one, without an element of their own.
public struct Group<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content

    /// Creates a group of views.
    ///
    /// - Parameter content: The views of the group.
    @inlinable
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static var _shape: _ViewShape { Content._shape }
    public static var _layer: _StyleLayer { Content._layer }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        Content._plan(plan, at: offset.content)
    }
}

extension Group: MemberContainer {
    func members(_ wrapper: some MemberWrapper) -> AnyView { wrapper.wrapMembers(of: content) }
}

/// Several views, one after another. `T` is a tuple of them.
public struct TupleView<T>: _PrimitiveView {
    /// The tuple of views.
    public var value: T

    /// Creates a view from a tuple of views.
    ///
    /// - Parameter value: The tuple of views.
    @inlinable
    public init(_ value: T) { self.value = value }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        func planElement<Element: ViewOffset>(_ element: Element) {
            Element.Content._plan(plan, at: element.offset)
        }
        for element in elements(at: offset.value) { planElement(element) }
    }
}

extension TupleView: MemberContainer {
    func members(_ wrapper: some MemberWrapper) -> AnyView {
        let members = Self.withElements(of: value) { address, elements in
            func member<Member: ViewOffset>(_ member: Member) -> AnyView {
                wrapper.wrapMembers(of: address[member.offset])
            }
            return elements.map { member($0) }
        }
        return AnyView(ForEach(members.indices, id: \.self) { members[$0] })
    }
}

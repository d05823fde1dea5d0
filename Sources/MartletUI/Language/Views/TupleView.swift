/// Several views, one after another. `T` is a tuple of them.
public struct TupleView<T>: _PrimitiveView {
    /// The tuple of views.
    public var value: T

    /// Creates a view from a tuple of views.
    ///
    /// - Parameter value: The tuple of views.
    @inlinable
    public init(_ value: T) { self.value = value }

    public static func _plan(_ plan: _ViewPlan, at offset: Int) {
        for element in TupleElement.elements(of: Self.self) { element.type._plan(plan, at: offset + element.offset) }
    }
}

extension TupleView: MemberContainer {
    func members(_ wrapper: some MemberWrapper) -> AnyView {
        func member<Member: View>(_ type: Member.Type, at address: UnsafeRawPointer) -> AnyView {
            wrapper.wrapMembers(of: address.assumingMemoryBound(to: type).pointee)
        }
        let members = withUnsafeBytes(of: value) { value in
            TupleElement.elements(of: Self.self).compactMap { element in
                value.baseAddress.map { member(element.type, at: $0 + element.offset) }
            }
        }
        return AnyView(ForEach(members.indices, id: \.self) { members[$0] })
    }
}

extension TupleView: TupleViewType {
    package static var tupleType: Any.Type { T.self }
}

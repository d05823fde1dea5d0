/// Several views, one after another. `T` is the tuple of them.
public struct TupleView<T>: PrimitiveView {
    public var value: T

    @inlinable
    public init(_ value: T) { self.value = value }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        for element in TupleElement.elements(of: Self.self) { element.type._plan(plan, at: offset + element.offset) }
    }
}

extension TupleView: TupleViewType {
    package static var tupleType: Any.Type { T.self }
}

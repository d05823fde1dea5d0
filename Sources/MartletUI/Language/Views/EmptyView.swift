/// A view that renders nothing.
public struct EmptyView: _PrimitiveView {
    /// There is nothing in an empty view but itself.
    public typealias Body = EmptyView

    /// Creates a view that renders nothing.
    public init() {}

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {}
}

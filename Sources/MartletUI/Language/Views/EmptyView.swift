/// A view that renders nothing.
public struct EmptyView: PrimitiveView {
    /// Creates a view that renders nothing.
    public init() {}

    public static func _plan(_ plan: ViewPlan, at offset: Int) {}
}

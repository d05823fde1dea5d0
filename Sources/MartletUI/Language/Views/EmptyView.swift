/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
    public init() {}

    public static func _plan(_ plan: ViewPlan, at offset: Int) {}
}

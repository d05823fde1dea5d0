/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
    public init() {}

    public static func _layout(_ layout: inout ViewLayout) {}
    public static func _make(_ view: Self, _ context: inout MakeContext) {}
    public static func _render(_ view: Self, _ renderer: Renderer) {}
    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {}
}

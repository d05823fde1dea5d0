/// Takes the room that is left in a stack.
public struct Spacer: PrimitiveView {
    public init() {}

    public static var _shape: ViewShape { .element }
    public static func _layout(_ layout: inout ViewLayout) { ElementContent.layout(EmptyView.self, &layout) }
    public static func _make(_ view: Self, _ context: inout MakeContext) {}

    public static func _render(_ view: Self, _ renderer: Renderer) {
        renderer.attribute(.classNames("m-spacer"))
        ElementContent.render(.div, EmptyView(), renderer)
    }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        context.attribute(.classNames("m-spacer"), .classNames("m-spacer"))
        context.open()
    }
}

/// A line between views.
public struct Divider: PrimitiveView {
    public init() {}

    public static var _shape: ViewShape { .element }
    public static func _layout(_ layout: inout ViewLayout) { ElementContent.layout(EmptyView.self, &layout) }
    public static func _make(_ view: Self, _ context: inout MakeContext) {}

    public static func _render(_ view: Self, _ renderer: Renderer) {
        renderer.attribute(.classNames("m-divider"))
        ElementContent.render(.hr, EmptyView(), renderer)
    }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        context.attribute(.classNames("m-divider"), .classNames("m-divider"))
        context.open()
    }
}

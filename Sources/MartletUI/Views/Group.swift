/// Several views as one, without an element of their own.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static var _shape: ViewShape { Content._shape }
    public static func _layout(_ layout: inout ViewLayout) { Content._layout(&layout) }

    public static func _make(_ view: Self, _ context: inout MakeContext) { Content._make(view.content, &context) }

    public static func _render(_ view: Self, _ renderer: Renderer) { Content._render(view.content, renderer) }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        Content._update(old.content, new.content, &context)
    }

    public static func _text(_ view: Self) -> Text? { Content._text(view.content) }
}

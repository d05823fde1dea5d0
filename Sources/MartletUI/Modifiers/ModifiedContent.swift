/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static var _shape: ViewShape { Modifier._shape(Content.self) }

    public static func _layout(_ layout: inout ViewLayout) { Modifier._layout(Content.self, &layout) }

    public static func _make(_ view: Self, _ context: inout MakeContext) {
        Modifier._make(view.content, view.modifier, &context)
    }

    public static func _render(_ view: Self, _ renderer: Renderer) {
        Modifier._render(view.content, view.modifier, renderer)
    }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        Modifier._update(old, new, &context)
    }
}

/// What can be put around a view.
public protocol ViewModifier {
    static func _shape<Content: View>(_ content: Content.Type) -> ViewShape
    static func _layout<Content: View>(_ content: Content.Type, _ layout: inout ViewLayout)
    static func _make<Content: View>(_ content: Content, _ modifier: Self, _ context: inout MakeContext)
    static func _render<Content: View>(_ content: Content, _ modifier: Self, _ renderer: Renderer)
    static func _update<Content: View>(
        _ old: ModifiedContent<Content, Self>, _ new: ModifiedContent<Content, Self>, _ context: inout UpdateContext)
}

extension ViewModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> ViewShape { .fragment }
}

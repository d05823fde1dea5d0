/// A view with a modifier, or two modifiers combined into one.
public struct ModifiedContent<Content, Modifier> {
    /// The view, or the inner modifier.
    public var content: Content
    /// The modifier around ``content``.
    public var modifier: Modifier

    /// Creates a view with a modifier.
    ///
    /// - Parameters:
    ///   - content: The view, or the inner modifier.
    ///   - modifier: The modifier around it.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    /// A view with a modifier is rendered by the engine and has nothing in its body.
    public typealias Body = EmptyView

    public static var _shape: _ViewShape { Modifier._shape(Content.self) }
    public static var _layer: _StyleLayer { Modifier._layer(Content.self) }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        Modifier._plan(plan, at: offset)
    }
}

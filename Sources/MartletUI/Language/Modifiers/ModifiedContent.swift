/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static var _shape: ViewShape { Modifier._shape(Content.self) }
    public static var _layer: StyleLayer { Modifier._layer(Content.self) }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        Modifier._plan(
            plan, Content.self,
            ModifiedPlace(
                whole: offset, content: offset + Field.offset(of: \Self.content),
                modifier: offset + Field.offset(of: \Self.modifier)))
    }
}

/// Where a view with a modifier lies, and its parts.
public struct ModifiedPlace {
    package let whole: Int
    package let content: Int
    package let modifier: Int
}

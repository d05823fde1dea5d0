/// A modifier that places its content in a `<div>` with a size of its own.
public protocol _FrameModifier: _PrimitiveModifier {
    static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>)
}

extension _FrameModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }

    // Padding around a frame would be taken from the frame's size, so the padding is another element.
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { .padding }

    public static func _plan<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        plan.attribute(AttributeStep(constant: .classNames("m-frame")))
        _addStyles(plan, at: offset.modifier)
        plan.around(at: offset.content)
    }
}

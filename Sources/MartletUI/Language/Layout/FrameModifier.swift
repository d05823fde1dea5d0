/// A modifier that places its content in a `<div>` with a size of its own.
public protocol _FrameModifier: _PrimitiveModifier {
    static func _addStyles(_ plan: _ViewPlan, at offset: Int)
}

extension _FrameModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }

    // Padding around a frame would be taken from the frame's size, so the padding is another element.
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { .padding }

    public static func _plan<Content: View>(
        _ plan: _ViewPlan, _ content: Content.Type, _ place: _ModifiedPlace
    ) {
        plan.attribute(AttributeStep(constant: .classNames("m-frame")))
        _addStyles(plan, at: place.modifier)
        plan.around(Content.self, at: place.content)
    }
}

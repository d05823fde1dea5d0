/// A modifier that places its content in a `<div>` with a size of its own.
public protocol FrameModifier: PrimitiveModifier {
    static func _addStyles(_ plan: ViewPlan, at offset: Int)
}

extension FrameModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> ViewShape { Content._shape.element }

    // Padding around a frame would be taken from the frame's size, so the padding is another element.
    public static func _layer<Content: View>(_ content: Content.Type) -> StyleLayer { .padding }

    public static func _plan<Content: View>(
        _ plan: ViewPlan, _ content: Content.Type, _ place: ModifiedPlace
    ) {
        plan.attribute(AttributeStep(constant: .classNames("m-frame")))
        _addStyles(plan, at: place.modifier)
        plan.around(Content.self, at: place.content)
    }
}

/// A modifier that sets an attribute on the element of its content. Content that is not exactly one element is wrapped
/// in a `<div>`.
public protocol _ElementModifier: _PrimitiveModifier {
    static func _addAttribute(_ plan: _ViewPlan, at offset: Int)
}

extension _ElementModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape {
        Content._shape.element
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        Content._shape == .fragment ? .element : Content._layer
    }

    public static func _plan<Content: View>(
        _ plan: _ViewPlan, _ content: Content.Type, _ place: _ModifiedPlace
    ) {
        _addAttribute(plan, at: place.modifier)
        guard Content._shape == .fragment else { return Content._plan(plan, at: place.content) }
        plan.open(.div)
        Content._plan(plan, at: place.content)
        plan.close(.div)
    }
}

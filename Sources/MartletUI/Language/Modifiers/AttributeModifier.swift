/// A modifier that sets an attribute on the element of its content. Content that is not exactly one element is wrapped
/// in a `<div>`.
public protocol _ElementModifier: _PrimitiveModifier {
    static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>)
}

extension _ElementModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape {
        Content._shape.element
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        Content._shape == .fragment ? .element : Content._layer
    }

    public static func _plan<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        _addAttribute(plan, at: offset.modifier)
        guard Content._shape == .fragment else { return Content._plan(plan, at: offset.content) }
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }

    public static func _rowKind<Content: View>(_ content: Content.Type) -> _RowKind {
        SectionModifier.rowKind(of: content)
    }

    public static func _planRows<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) { SectionModifier.planRows(plan, at: offset, _addAttribute) }
}

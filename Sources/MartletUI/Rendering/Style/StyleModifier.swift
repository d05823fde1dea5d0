/// A modifier that styles one element, or adds one around it: a background, padding, a rotation.
///
/// On an element whose style does not reach as far out it stands on that element; otherwise it gets a `<div>`.
public protocol _StyleModifier: _PrimitiveModifier {
    /// How far out its effect lies.
    static var _layer: _StyleLayer { get }
    static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>)
}

extension _StyleModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { _layer }

    public static func _plan<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        _addStyles(plan, at: offset.modifier)
        guard Content._shape == .fragment || Content._layer >= _layer else {
            if Content._layer == .text { plan.attribute(.box) }
            return Content._plan(plan, at: offset.content)
        }
        plan.attribute(.box)
        plan.around(at: offset.content)
    }
}

/// A modifier whose effect the views inside inherit: a font, a color.
///
/// Several views get a `<div>` that has no box, so that it does not take part in layout.
public protocol _InheritedStyleModifier: _PrimitiveModifier {
    /// Whether it affects the layout of lines, which only a box has.
    static var _needsBox: Bool { get }
    static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>)
}

extension _InheritedStyleModifier {
    public static var _needsBox: Bool { false }

    /// A section in a list has an element, from which its views inherit.
    public static func _rowKind<Content: View>(_ content: Content.Type) -> _RowKind {
        SectionModifier.rowKind(of: content)
    }

    public static func _planRows<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) { SectionModifier.planRows(plan, at: offset, _addStyles) }

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape {
        Content._shape == .fragment ? .fragment : Content._shape.element
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        Content._layer == .text && _needsBox ? .element : Content._layer
    }

    public static func _plan<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        _addStyles(plan, at: offset.modifier)
        if Content._shape == .fragment {
            plan.attribute(AttributeStep(constant: .classNames("m-contents")))
            plan.open(.div)
            Content._plan(plan, at: offset.content)
            plan.close(.div)
        } else {
            if _needsBox, Content._layer == .text { plan.attribute(.box) }
            Content._plan(plan, at: offset.content)
        }
    }
}

extension AttributeStep {
    /// Makes its element a box.
    static var box: AttributeStep { AttributeStep(constant: .classNames("m-box")) }
}

extension PlanBuilder {
    /// Plans content in a `<div>` of its own, with the attributes gathered so far.
    func around<Content: View>(at offset: Offset<Content>) {
        if Content._shape == .fragment { open(.div) } else { openAround(.div) }
        Content._plan(self, at: offset)
        close(.div)
    }
}

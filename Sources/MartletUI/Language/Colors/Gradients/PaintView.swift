/// A style that is a view, too, which fills the available space.
public protocol _PaintView: ShapeStyle, _PrimitiveView {}

extension _PaintView {
    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .background }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) { planFill(plan, at: offset) }
}

extension ShapeStyle {
    /// Plans an element that the style fills.
    static func planFill(_ plan: PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-fill")))
        plan.attribute(AttributeStep(stylesAt: offset) { $0.fillStyles })
        plan.open(.div)
        plan.close(.div)
    }
}

/// A style as a view.
public struct _StyleView<S: ShapeStyle>: _PrimitiveView {
    let style: S

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .background }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) { S.planFill(plan, at: offset.style) }
}

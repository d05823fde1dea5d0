/// A column of controls for entering data.
///
/// It is a `<div>` and not a `<form>`: there is nothing to submit, because every control reports its value at once.
public struct Form<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content

    /// Creates a form.
    ///
    /// - Parameter content: The controls.
    @inlinable
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        guard plan.context.contains(.containers) else { return planParts(plan, at: offset) }
        plan.attribute(AttributeStep(constant: .classNames("m-box m-wide")))
        plan.open(.div)
        plan.child(at: offset, DerivedViewOperations { StyledForm(form: $0) })
        plan.close(.div)
    }

    /// Adds the controls, as the built-in styles show them.
    static func planParts(_ plan: ViewPlan, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-form m-wide")))
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }
}

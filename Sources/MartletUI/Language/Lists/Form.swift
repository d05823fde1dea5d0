/// Controls above one another, for data to be entered.
///
/// It is a `<div>` and no `<form>`: there is nothing to submit, because every control tells its value at once.
public struct Form<Content: View>: PrimitiveView {
    @usableFromInline let content: Content

    @inlinable
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-form m-wide")))
        plan.open(.div)
        Content._plan(plan, at: offset + Field.offset(of: \Self.content))
        plan.close(.div)
    }
}

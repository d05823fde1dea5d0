/// Takes the room that is left in a stack.
public struct Spacer: PrimitiveView {
    public init() {}

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-spacer")))
        plan.open(.div)
        plan.close(.div)
    }
}

/// A line between views.
public struct Divider: PrimitiveView {
    public init() {}

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-divider")))
        plan.open(.hr)
        plan.close(.hr)
    }
}

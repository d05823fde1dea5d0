/// A flexible space that takes what is left in a stack.
public struct Spacer: _PrimitiveView {
    /// The minimum length in CSS pixels, or `nil` for the default distance of a stack.
    public var minLength: CGFloat?

    /// Creates a space.
    ///
    /// - Parameter minLength: The minimum length in CSS pixels, or `nil` for the default distance of a stack. A length
    ///   that is negative or not a number counts as 0.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-spacer")))
        plan.attribute(
            AttributeStep(
                at: offset, read: { .styles($0.minLength.map(leastRoom) ?? []) },
                areEqual: { $0.minLength == $1.minLength }))
        plan.open(.div)
        plan.close(.div)
    }

    private static func leastRoom(_ length: CGFloat) -> [Style] {
        [.length("--m-spacer", CSS.clamped(length, 0...10_000))]
    }
}

/// A line between views.
public struct Divider: _PrimitiveView {
    /// Creates a line.
    public init() {}

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-divider")))
        plan.open(.hr)
        plan.close(.hr)
    }
}

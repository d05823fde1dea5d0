/// The modifier of `layoutPriority(_:)`.
public struct _LayoutPriority: _StyleModifier {
    let value: Double

    // A stack reads the priorities of its direct children only, so the priority is set on the outermost element.
    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.value) { value in
                // How fast a view grows. Each priority grows so much faster than the one below that it takes all that
                // is left, but not so much that the lowest is lost in a sum of them. The priority 0 is a 1 with 8
                // zeros; a spacer has 1.
                let rank = CSS.clamped(value.rounded(.awayFromZero), -1...3)
                guard rank != 0 else { return [] }
                return [
                    .named(rank > 0 ? "m-first" : "m-last"),
                    .token("--m-priority", "1" + String(repeating: "0", count: Int(8 + 4 * rank))),
                ]
            })
    }
}

extension View {
    /// Sets the order in which a stack gives space to its views.
    ///
    /// Views of the highest priority get the space that the views below do not need for their minimum size. Without
    /// this modifier the priority is 0. Browsers distinguish -1, 0, 1, 2 and 3: a fraction is rounded away from 0, and a
    /// value beyond these counts as the nearest of them.
    ///
    /// - Parameter value: The priority.
    public func layoutPriority(_ value: Double) -> ModifiedContent<Self, _LayoutPriority> {
        ModifiedContent(content: self, modifier: _LayoutPriority(value: value))
    }
}

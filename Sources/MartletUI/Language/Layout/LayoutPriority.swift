/// `layoutPriority(_:)`: who is given room first in a stack.
public struct _LayoutPriority: StyleModifier {
    let value: Double

    // A stack asks its own children only, so it stands on the outermost element.
    public static var _layer: StyleLayer { .offset }

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Double.self) { value in
                // How fast a view grows: each priority so much faster than the one below that those have what is left, and
                // not so much that a sum of them loses the lowest. The priority 0 has a 1 with 8 zeros, a spacer 1.
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
    /// Which views of a stack are given room first: those of the highest priority have what those below need not have at
    /// least. A view has 0 without it. Browsers tell apart -1, 0, 1, 2 and 3, and take any other for the nearest of them.
    public func layoutPriority(_ value: Double) -> ModifiedContent<Self, _LayoutPriority> {
        ModifiedContent(content: self, modifier: _LayoutPriority(value: value))
    }
}

/// `zIndex(_:)`: which of views that overlap is in front.
public struct _ZIndexEffect: _StyleModifier {
    let value: Double

    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Double.self) { value in
                // CSS has whole numbers only, so it counts in hundredths.
                let hundredths = (CSS.clamped(value, -1e6...1e6) * 100).rounded()
                let text = "\(Int(hundredths))"
                return [hundredths.magnitude <= 10_000 ? .token("z-index", text) : .inline("z-index", text)]
            })
    }
}

extension View {
    /// Puts the view in front of those beside it whose value is smaller, and behind those whose value is larger; without
    /// it, it is 0. Differences of less than a hundredth do not count, and what is no number counts as the smallest.
    public func zIndex(_ value: Double) -> ModifiedContent<Self, _ZIndexEffect> {
        ModifiedContent(content: self, modifier: _ZIndexEffect(value: value))
    }
}

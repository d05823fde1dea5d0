/// Sets which of several overlapping views is in front: `zIndex(_:)`.
public struct _ZIndexEffect: _StyleModifier {
    let value: Double

    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.value) { value in
                // CSS accepts whole numbers only, so the value is in hundredths.
                let hundredths = (CSS.clamped(value, -1e6...1e6) * 100).rounded()
                let text = "\(Int(hundredths))"
                return [hundredths.magnitude <= 10_000 ? .token("z-index", text) : .inline("z-index", text)]
            })
    }
}

extension View {
    /// Puts the view in front of adjacent views with a smaller value, and behind those with a larger value; the default
    /// is 0.
    ///
    /// Differences of less than a hundredth have no effect, and a value that is not a number counts as the smallest.
    public func zIndex(_ value: Double) -> ModifiedContent<Self, _ZIndexEffect> {
        ModifiedContent(content: self, modifier: _ZIndexEffect(value: value))
    }
}

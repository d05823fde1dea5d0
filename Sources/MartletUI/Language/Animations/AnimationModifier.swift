/// The modifier of `animation(_:value:)`: style changes inside become CSS transitions.
///
/// SwiftUI animates only the changes that come with a change of `value`. Here every style change is animated, because
/// CSS does not know what caused it.
public struct _AnimationModifier<Value: Equatable>: _InheritedStyleModifier {
    let animation: Animation?

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(animationAt: offset.animation))
    }
}

extension Animation? {
    /// The styles that animate style changes of an element and of the elements inside.
    package var transitionStyles: [Style] {
        guard let animation = self else { return [.named("m-animated"), .token("--m-animation", "0s")] }
        return [.named("m-animated"), .own("--m-animation", animation.css)]
    }
}

extension View {
    /// Animates style changes in this view.
    ///
    /// - Parameters:
    ///   - animation: The animation, or `nil` to make changes at once.
    ///   - value: The value whose change is animated in SwiftUI. Here every style change is animated.
    public func animation<Value: Equatable>(
        _ animation: Animation?, value: Value
    ) -> ModifiedContent<Self, _AnimationModifier<Value>> {
        ModifiedContent(content: self, modifier: _AnimationModifier(animation: animation))
    }

    /// Animates the style changes of what `body` makes of this view, and those in it.
    ///
    /// - Parameters:
    ///   - animation: The animation, or `nil` to make changes at once.
    ///   - body: Returns the view with the modifiers whose changes are animated.
    public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View {
        body(self).animation(animation, value: true)
    }
}

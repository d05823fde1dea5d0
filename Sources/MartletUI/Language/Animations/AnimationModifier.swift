/// `animation(_:value:)`: changes of looks inside become CSS transitions.
///
/// In SwiftUI only those that come with a change of `value` are; here all are, as CSS does not know what caused one.
public struct _AnimationModifier<Value: Equatable>: InheritedStyleModifier {
    let animation: Animation?

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(stylesAt: offset, Animation?.self) { $0.transitionStyles })
    }
}

extension Animation? {
    /// What makes changes of the looks of an element, and of those inside, take their time.
    package var transitionStyles: [Style] {
        guard let animation = self else { return [.named("m-animated"), .token("--m-animation", "0s")] }
        return [.named("m-animated"), .own("--m-animation", animation.css)]
    }
}

extension View {
    /// Lets changes of the looks inside take their time; `nil` lets them happen at once.
    public func animation<Value: Equatable>(
        _ animation: Animation?, value: Value
    ) -> ModifiedContent<Self, _AnimationModifier<Value>> {
        ModifiedContent(content: self, modifier: _AnimationModifier(animation: animation))
    }
}

/// The modifier of `transition(_:)`.
public struct _TransitionModifier: _StyleModifier {
    let transition: AnyTransition

    // The transition cannot be on an element with an opacity, size or place of its own, because these are where it
    // ends.
    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.transition) { transition in
                let (insertion, removal) = (transition.insertion, transition.removal)
                return insertion.arrivingStyles + removal.leavingStyles(besides: insertion)
            })
    }
}

extension View {
    /// Sets the ways in which the view appears and disappears while the page is shown.
    ///
    /// - Parameter transition: The transition.
    public func transition(_ transition: AnyTransition) -> ModifiedContent<Self, _TransitionModifier> {
        ModifiedContent(content: self, modifier: _TransitionModifier(transition: transition))
    }

    /// Sets the ways in which the view appears and disappears while the page is shown.
    ///
    /// - Parameter transition: The transition.
    public func transition(_ transition: some Transition) -> ModifiedContent<Self, _TransitionModifier> {
        self.transition(transition._transition)
    }
}

/// The modifier of `onScrollPhaseChange(_:)`.
public struct _ScrollPhaseModifier: _ScrollObserver {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    public static func _observe(_ plan: _PlanBuilder, at offset: _Offset<Self>) -> () -> Void {
        plan.observeScrolling(at: offset, ScrollPhaseNode.self) { _ in .phase }
    }
}

/// Performs the action when the browser reports another phase.
final class ScrollPhaseNode: ScrollObserverNode<_ScrollPhaseModifier> {
    private var last = ScrollPhase.idle

    override func receive(_ report: ScrollReport) {
        guard case .geometry(let geometry, let new) = report, new != last else { return }
        let old = last
        last = new
        withValue { $0.action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: nil)) }
    }
}

extension View {
    /// Performs an action when the scroll view begins to scroll, goes on by itself, or comes to rest.
    ///
    /// - Parameter action: The action, with the old and the new phase.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> ModifiedContent<Self, _ScrollPhaseModifier> {
        ModifiedContent(content: self, modifier: _ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Performs an action when the scroll view begins to scroll, goes on by itself, or comes to rest.
    ///
    /// - Parameter action: The action, with the old and the new phase, and with where the scroll view stands.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> ModifiedContent<Self, _ScrollPhaseModifier> {
        ModifiedContent(content: self, modifier: _ScrollPhaseModifier(action: action))
    }
}

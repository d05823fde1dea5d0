/// The modifier of `onScrollVisibilityChange(threshold:_:)`.
public struct _ScrollVisibilityModifier: _ScrollObserver {
    let threshold: ScrollThreshold
    let action: (Bool) -> Void

    public static func _observe(_ plan: _PlanBuilder, at offset: _Offset<Self>) -> () -> Void {
        plan.observeScrolling(at: offset, ScrollVisibilityNode.self) { .seen($0.threshold) }
    }
}

/// Performs the action when the view comes to be seen, or is seen no more.
final class ScrollVisibilityNode: ScrollObserverNode<_ScrollVisibilityModifier> {
    private var wasVisible = false

    override func receive(_ report: ScrollReport) {
        guard case .visibility(let part) = report else { return }
        withValue { modifier in
            let isVisible = ScrollReport.isVisible(part, modifier.threshold)
            guard isVisible != wasVisible else { return }
            wasVisible = isVisible
            modifier.action(isVisible)
        }
    }
}

/// The modifier of `onScrollTargetVisibilityChange(idType:threshold:_:)`.
public struct _ScrollTargetVisibilityModifier<ID: Hashable>: _ScrollObserver {
    let threshold: ScrollThreshold
    let action: ([ID]) -> Void

    public static func _observe(_ plan: _PlanBuilder, at offset: _Offset<Self>) -> () -> Void {
        plan.observeScrolling(at: offset, ScrollTargetVisibilityNode<ID>.self) { .targets($0.threshold) }
    }
}

/// Performs the action when other views are seen.
final class ScrollTargetVisibilityNode<ID: Hashable>: ScrollObserverNode<_ScrollTargetVisibilityModifier<ID>> {
    private var last: [ID] = []

    override func receive(_ report: ScrollReport) {
        guard case .targets(let targets) = report else { return }
        withValue { modifier in
            var seen: [ID] = []
            var known: Set<ID> = []
            for target in targets where ScrollReport.isVisible(target.part, modifier.threshold) {
                guard let identifier = identifier(ofElement: target.element, as: ID.self),
                    known.insert(identifier).inserted
                else { continue }
                seen.append(identifier)
            }
            guard seen != last else { return }
            last = seen
            modifier.action(seen)
        }
    }
}

extension View {
    /// Performs an action when so much of this view can be seen as the threshold says, and when it can no more.
    ///
    /// - Parameters:
    ///   - threshold: The part of the view, from 0 to 1. With 0, any part of it is enough.
    ///   - action: The action, with whether the view is seen. It is performed first when the view is seen.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> ModifiedContent<Self, _ScrollVisibilityModifier> {
        ModifiedContent(
            content: self, modifier: _ScrollVisibilityModifier(threshold: ScrollThreshold(threshold), action: action))
    }

    /// Performs an action when other views of the scroll view can be seen than before.
    ///
    /// The views are those in ``scrollTargetLayout(isEnabled:)``, or else those of the scroll view's own stack.
    ///
    /// - Parameters:
    ///   - idType: The type of the identifiers: of the rows of a `ForEach`, or those that `id(_:)` gives.
    ///   - threshold: The part of a view that must be seen, from 0 to 1.
    ///   - action: The action, with the identifiers of the views that are seen in their order, at most 100.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> ModifiedContent<Self, _ScrollTargetVisibilityModifier<ID>> {
        ModifiedContent(
            content: self,
            modifier: _ScrollTargetVisibilityModifier(threshold: ScrollThreshold(threshold), action: action))
    }
}

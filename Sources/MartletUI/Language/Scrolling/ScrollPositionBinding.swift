/// The modifier of `scrollPosition(_:anchor:)`.
public struct _ScrollPositionBinding: _ScrollObserver {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    public static func _observe(_ plan: _PlanBuilder, at offset: _Offset<Self>) -> () -> Void {
        plan.observeScrolling(at: offset, ScrollPositionBindingNode.self) { _ in .positionByVisitor }
    }
}

/// Follows where the visitor scrolls, and scrolls when the program asks for it.
final class ScrollPositionBindingNode: ScrollObserverNode<_ScrollPositionBinding> {
    /// The position that was reported, or scrolled to, last.
    private var shown = ScrollPosition()

    override func start(_ modifier: _ScrollPositionBinding) {
        shown = reading(modifier)
        // That is where a scroll view begins.
        let isAtStart =
            switch shown.target {
            case .edge(.top), .edge(.leading), .automatic: true
            case .view, .edge, .offset: false
            }
        if !isAtStart { scroll(to: shown.target, modifier.anchor) }
    }

    private func reading(_ modifier: _ScrollPositionBinding) -> ScrollPosition {
        reading(ViewType.of(EmptyView.self)) { modifier.position.wrappedValue }
    }

    override func show() {
        withValue { modifier in
            let wanted = reading(modifier)
            guard wanted != shown else { return }
            shown = wanted
            scroll(to: wanted.target, modifier.anchor)
        }
    }

    private func scroll(to target: ScrollPosition.Target, _ anchor: UnitPoint?) {
        switch target {
        case .automatic: break
        case .view(let identifier, let own):
            if let parent { graph.scroll(to: AnyHashable(identifier.value), in: parent, own ?? anchor ?? .top) }
        case .edge(.top): scrollContent(x: nil, y: -ScrollCommand.farthest)
        case .edge(.bottom): scrollContent(x: nil, y: ScrollCommand.farthest)
        case .edge(.leading): scrollContent(x: -ScrollCommand.farthest, y: nil)
        case .edge(.trailing): scrollContent(x: ScrollCommand.farthest, y: nil)
        case .offset(let x, let y): scrollContent(x: x.map { Double($0) }, y: y.map { Double($0) })
        }
    }

    private func scrollContent(x: Double?, y: Double?) {
        graph.scrollContent(of: self, x: x, y: y)
    }

    override func receive(_ report: ScrollReport) {
        guard case .positionByVisitor(let element) = report else { return }
        withValue { modifier in
            var position = modifier.position.wrappedValue
            position.follow { [self] type in
                func find<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? {
                    identifier(ofElement: element, as: type)
                }
                return find(type)
            }
            shown = position
            if modifier.position.wrappedValue != position { modifier.position.wrappedValue = position }
        }
    }
}

extension View {
    /// Binds the position of a scroll view inside this view.
    ///
    /// Writing the position scrolls. When the visitor has scrolled, the position says so, with the first view that is seen.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - anchor: Where a view that the program scrolls to comes to stand; `nil` is the top.
    public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> ModifiedContent<Self, _ScrollPositionBinding> {
        ModifiedContent(content: self, modifier: _ScrollPositionBinding(position: position, anchor: anchor))
    }
}

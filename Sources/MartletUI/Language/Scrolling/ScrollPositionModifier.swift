/// The modifier of `scrollPosition(id:anchor:)`.
public struct _ScrollPositionModifier<ID: Hashable>: _PrimitiveModifier {
    let position: Binding<ID?>
    let anchor: UnitPoint?

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { Content._layer }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        let operations = ScrollPositionOperations<ID>(offset: offset.modifier)
        plan.attribute(AttributeStep(event: .scroll, .value, of: operations.position))
        plan.attribute(AttributeStep(constant: .classNames(ScrollClass.position.name)))
        if Content._shape == .fragment { plan.open(.div) }
        Content._plan(plan, at: offset.content)
        if Content._shape == .fragment { plan.close(.div) }
        plan.effect(at: offset.modifier, operations)
    }
}

private struct ScrollPositionOperations<ID: Hashable>: ChildOperations {
    typealias Value = _ScrollPositionModifier<ID>

    let offset: Offset<Value>
    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> ScrollPositionNode<ID> {
        ScrollPositionNode(value.value, position, at: offset, place)
    }

    func update(
        _ node: ScrollPositionNode<ID>, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>,
        anchor: UInt32
    ) {
        node.showUnlessWaiting()
    }
}

/// Follows which view of a scroll view the visitor sees first, and scrolls when the program asks for another.
private final class ScrollPositionNode<ID: Hashable>: TypedControlNode<_ScrollPositionModifier<ID>> {
    /// The identifier of the view that was reported, or scrolled to, last.
    private var shown: ID?

    init(
        _ modifier: _ScrollPositionModifier<ID>, _ position: ControlPosition,
        at offset: Offset<_ScrollPositionModifier<ID>>, _ place: NodePlace
    ) {
        super.init(position, at: offset, place)
        shown = reading(modifier)
        guard let shown else { return }
        scroll(to: shown, modifier.anchor)
    }

    private func reading(_ modifier: _ScrollPositionModifier<ID>) -> ID? {
        reading(ViewType.of(EmptyView.self)) { modifier.position.wrappedValue }
    }

    private func scroll(to identifier: ID, _ anchor: UnitPoint?) {
        if let parent { graph.scroll(to: AnyHashable(identifier), in: parent, anchor ?? .top) }
    }

    /// In the transaction of the change, which can be animated.
    override var showsAtOnce: Bool { true }

    override func show() {
        withValue { modifier in
            let wanted = reading(modifier)
            guard wanted != shown else { return }
            shown = wanted
            if let wanted { scroll(to: wanted, modifier.anchor) }
        }
    }

    override func problem(with value: EventValue, _ part: ControlPart) -> String? {
        ScrollReport(value) == nil ? ScrollReport.problem : nil
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        guard case .position(let number)? = ScrollReport(value), let (view, _) = graph.instance(with: number),
            isInside(view),
            let identifier = ScrollDestination.identifier(around: view, as: ID.self)
        else { return }
        shown = identifier
        withValue { if $0.position.wrappedValue != identifier { $0.position.wrappedValue = identifier } }
    }

    /// Whether a view is inside the one that scrolls.
    private func isInside(_ view: Node) -> Bool {
        var node: Node? = view
        while let current = node, current !== parent { node = current.parent }
        return node != nil
    }
}

extension View {
    /// Binds the position of a scroll view inside this view to the identifier of a view in it.
    ///
    /// The binding follows the first of the views in ``scrollTargetLayout(isEnabled:)`` that the visitor sees, once the
    /// visitor has stopped scrolling. Writing an identifier scrolls to its view.
    ///
    /// - Parameters:
    ///   - id: The identifier: of a row of a `ForEach`, or the one that `id(_:)` gives a view.
    ///   - anchor: Where a view that the program scrolls to comes to stand; `nil` is the top.
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> ModifiedContent<Self, _ScrollPositionModifier<ID>> {
        ModifiedContent(content: self, modifier: _ScrollPositionModifier(position: id, anchor: anchor))
    }
}

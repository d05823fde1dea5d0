/// The modifier of `scrollPosition(id:anchor:)`.
public struct _ScrollPositionModifier<ID: Hashable>: _PrimitiveModifier {
    let position: Binding<ID?>
    let anchor: UnitPoint?

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { Content._layer }

    public static func _plan<Content: View>(_ plan: _ViewPlan, _ content: Content.Type, _ place: _ModifiedPlace) {
        let operations = ScrollPositionOperations<ID>(at: place.modifier)
        plan.attribute(AttributeStep(event: .scroll, .value, of: operations))
        if Content._shape == .fragment { plan.open(.div) }
        Content._plan(plan, at: place.content)
        if Content._shape == .fragment { plan.close(.div) }
        plan.effect(at: place.modifier, operations)
    }
}

private final class ScrollPositionOperations<ID: Hashable>: ControlOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        ScrollPositionNode(value.assumingMemoryBound(to: _ScrollPositionModifier<ID>.self).pointee, self, place)
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        unsafeDowncast(node, to: ControlNode.self).showUnlessWaiting()
    }
}

/// Follows which view of a scroll view the visitor sees first, and scrolls when the program asks for another.
private final class ScrollPositionNode<ID: Hashable>: ControlNode {
    /// The identifier of the view that was reported, or scrolled to, last.
    private var shown: ID?

    init(_ modifier: _ScrollPositionModifier<ID>, _ operations: ControlOperations, _ place: _NodePlace) {
        super.init(operations, place)
        shown = reading(modifier)
        guard let shown else { return }
        scroll(to: shown, modifier.anchor)
    }

    private func reading(_ modifier: _ScrollPositionModifier<ID>) -> ID? {
        reading(ViewType.of(EmptyView.self)) { modifier.position.wrappedValue }
    }

    private func withModifier(_ body: (_ScrollPositionModifier<ID>) -> Void) {
        withControl { body($0.assumingMemoryBound(to: _ScrollPositionModifier<ID>.self).pointee) }
    }

    private func scroll(to identifier: ID, _ anchor: UnitPoint?) {
        if let parent { graph.scroll(to: AnyHashable(identifier), in: parent, anchor ?? .top) }
    }

    override func show() {
        withModifier { modifier in
            let wanted = reading(modifier)
            guard wanted != shown else { return }
            shown = wanted
            if let wanted { scroll(to: wanted, modifier.anchor) }
        }
    }

    override func problem(with value: EventValue, _ part: ControlPart) -> String? {
        number(in: value) == nil ? "The value is the number of the first element that the visitor sees." : nil
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        guard let number = number(in: value), let (view, _) = graph.instance(with: number), isInside(view),
            let identifier = ScrollTarget.identifier(around: view, as: ID.self)
        else { return }
        shown = identifier
        withModifier { if $0.position.wrappedValue != identifier { $0.position.wrappedValue = identifier } }
    }

    private func number(in value: EventValue) -> UInt32? {
        guard case .number(let number) = value else { return nil }
        return UInt32(exactly: number)
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

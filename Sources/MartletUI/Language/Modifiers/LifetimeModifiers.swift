/// Something that happens at the beginning, the end or a change of a view's life, without an element.
public protocol LifetimeModifier: PrimitiveModifier {
    func makeEffect(_ place: NodePlace) -> Node
    func update(_ effect: Node, from old: Self)
}

extension LifetimeModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> ViewShape {
        Content._shape == .text || distributes(over: content) ? .fragment : Content._shape
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> StyleLayer { Content._layer }

    private static func distributes<Content: View>(over content: Content.Type) -> Bool {
        Self.self is any MemberModifier.Type && content is any MemberContainer.Type
    }

    // The content comes first, so that children appear before their parents (note 3, "Lifetime").
    public static func _plan<Content: View>(
        _ plan: ViewPlan, _ content: Content.Type, _ place: ModifiedPlace
    ) {
        if let modifier = Self.self as? any MemberModifier.Type, distributes(over: content) {
            return plan.child(at: place.whole, memberOperations(modifier, content))
        }
        Content._plan(plan, at: place.content)
        plan.effect(at: place.modifier, EffectOperations<Self>())
    }
}

private func memberOperations<Content: View, Modifier: MemberModifier>(
    _ modifier: Modifier.Type, _ content: Content.Type
) -> ChildOperations {
    MemberOperations<Content, Modifier>()
}

private final class EffectOperations<Modifier: LifetimeModifier>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        value.assumingMemoryBound(to: Modifier.self).pointee.makeEffect(place)
    }

    override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        new.assumingMemoryBound(to: Modifier.self).pointee.update(
            node, from: old.assumingMemoryBound(to: Modifier.self).pointee)
    }
}

/// A child position that renders nothing and ends with its view.
package class EffectNode: Node {
    package init(_ place: NodePlace) { super.init(place, elementCount: 0) }

    package final override var slotKind: SlotKind { .nothing }
    package final override var identityPositions: Int { 0 }

    /// Whether something is to happen when the view has left the page.
    var awaitsDisappearance: Bool { false }
}

/// `onAppear`.
public struct _AppearanceModifier: LifetimeModifier {
    let action: () -> Void

    public func makeEffect(_ place: NodePlace) -> Node {
        if !place.graph.isReviving(place) { place.graph.afterEvaluation(action) }
        return EffectNode(place)
    }

    public func update(_ effect: Node, from old: Self) {}
}

/// `onDisappear`.
public struct _DisappearanceModifier: LifetimeModifier {
    let action: () -> Void

    public func makeEffect(_ place: NodePlace) -> Node { DisappearanceNode(action, place) }

    public func update(_ effect: Node, from old: Self) {
        unsafeDowncast(effect, to: DisappearanceNode.self).action = action
    }
}

private final class DisappearanceNode: EffectNode {
    var action: () -> Void

    init(_ action: @escaping () -> Void, _ place: NodePlace) {
        self.action = action
        super.init(place)
    }

    override var awaitsDisappearance: Bool { true }

    override func didRemove() { graph.afterDisappearance(action) }
}

/// `onChange(of:initial:)`.
public struct _ChangeModifier<Value: Equatable>: LifetimeModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    public func makeEffect(_ place: NodePlace) -> Node {
        if isInitial, !place.graph.isReviving(place) { place.graph.afterEvaluation { action(value, value) } }
        return EffectNode(place)
    }

    public func update(_ effect: Node, from old: Self) {
        guard old.value != value else { return }
        effect.graph.afterEvaluation { action(old.value, value) }
    }
}

extension View {
    /// Performs `action` when the view comes to the page, after it has been evaluated and children before parents. On a
    /// `Group` or `ForEach` it is performed for each member.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
        ModifiedContent(content: self, modifier: _AppearanceModifier(action: action ?? {}))
    }

    /// Performs `action` when the view has left the page: after those of the views that came with the same change, or
    /// before them if it left with a transition. On a `Group` or `ForEach` it is performed for each member.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _DisappearanceModifier> {
        ModifiedContent(content: self, modifier: _DisappearanceModifier(action: action ?? {}))
    }

    /// Performs `action` with the old and the new value when `value` changes; with `initial`, on appearance too.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<Value>> {
        ModifiedContent(content: self, modifier: _ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Performs `action` when `value` changes; with `initial`, on appearance too.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<Value>> {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
}

/// A modifier without an element that acts at the beginning, at the end or at a change of a view's lifetime.
public protocol _LifetimeModifier: _PrimitiveModifier {
    /// Creates the node that stands for the effect in the graph.
    ///
    /// - Parameter place: The place of the node.
    /// - Returns: The node.
    func makeEffect(_ place: _NodePlace) -> _Node
    /// Brings the effect's node up to date with this value of the modifier.
    ///
    /// - Parameters:
    ///   - effect: The node that ``makeEffect(_:)`` returned.
    ///   - old: The previous value of the modifier.
    func update(_ effect: _Node, from old: Self)
}

extension _LifetimeModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape {
        Content._shape == .text || distributes(over: content) ? .fragment : Content._shape
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { Content._layer }

    private static func distributes<Content: View>(over content: Content.Type) -> Bool {
        Self.self is any MemberModifier.Type && content is any MemberContainer.Type
    }

    // The content comes first, so that children appear before their parents (“SwiftUI”, "Lifetime").
    public static func _plan<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        if distributes(over: Content.self) { return plan.child(at: offset, MemberOperations()) }
        Content._plan(plan, at: offset.content)
        plan.effect(at: offset.modifier, EffectOperations<Self>())
    }

    public static func _rowKind<Content: View>(_ content: Content.Type) -> _RowKind {
        RowKind.of(content) == .row ? .row : .rows
    }

    public static func _planRows<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        if distributes(over: Content.self) { return plan.child(at: offset, RowMemberOperations()) }
        ListRows<Content>.plan(plan, at: offset.content)
        plan.effect(at: offset.modifier, EffectOperations<Self>())
    }
}

private struct EffectOperations<Modifier: _LifetimeModifier>: ChildOperations {
    func make(_ value: borrowing Borrowed<Modifier>, _ place: NodePlace) -> Node { value.value.makeEffect(place) }

    func update(
        _ node: Node, from old: borrowing Borrowed<Modifier>, to new: borrowing Borrowed<Modifier>, anchor: UInt32
    ) {
        new.value.update(node, from: old.value)
    }
}

/// A child position that renders nothing and ends with the view that contains it.
package class EffectNode: _Node {
    package init(_ place: _NodePlace) { super.init(place, elementCount: 0) }

    package final override var slotKind: SlotKind { .nothing }
    package final override var identityPositions: Int { 0 }

    /// Whether the effect acts when the view has left the page.
    var awaitsDisappearance: Bool { false }
}

/// The modifier of `onAppear`.
public struct _AppearanceModifier: _LifetimeModifier {
    let action: () -> Void

    public func makeEffect(_ place: _NodePlace) -> _Node {
        if !place.graph.isReviving(place) { place.graph.afterEvaluation(action) }
        return EffectNode(place)
    }

    public func update(_ effect: _Node, from old: Self) {}
}

/// The modifier of `onDisappear`.
public struct _DisappearanceModifier: _LifetimeModifier {
    let action: () -> Void

    public func makeEffect(_ place: _NodePlace) -> _Node { DisappearanceNode(action, place) }

    public func update(_ effect: _Node, from old: Self) {
        effect.typed(as: DisappearanceNode.self).action = action
    }
}

private final class DisappearanceNode: EffectNode {
    var action: () -> Void

    init(_ action: @escaping () -> Void, _ place: _NodePlace) {
        self.action = action
        super.init(place)
    }

    override var awaitsDisappearance: Bool { true }

    override func didRemove() {
        graph.afterDisappearance { [action] in PagelessDiagnostics.duringDisappearance(action) }
    }
}

/// The modifier of `onChange(of:initial:)`.
public struct _ChangeModifier<Value: Equatable>: _LifetimeModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    public func makeEffect(_ place: _NodePlace) -> _Node {
        if isInitial, !place.graph.isReviving(place) { place.graph.afterEvaluation { action(value, value) } }
        return EffectNode(place)
    }

    public func update(_ effect: _Node, from old: Self) {
        guard old.value != value else { return }
        effect.graph.afterEvaluation { action(old.value, value) }
    }
}

extension View {
    /// Performs an action when the view appears on the page.
    ///
    /// The action runs after the view has been evaluated, and the actions of children run before those of their
    /// parents. On a `Group` or `ForEach` the action is performed for each member.
    ///
    /// - Parameter action: The action.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
        ModifiedContent(content: self, modifier: _AppearanceModifier(action: action ?? {}))
    }

    /// Performs an action when the view has left the page.
    ///
    /// The action runs after the appearance actions of the views that the same change added, or before them if the view
    /// left with a transition. On a `Group` or `ForEach` it is performed for each member.
    ///
    /// - Parameter action: The action.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _DisappearanceModifier> {
        ModifiedContent(content: self, modifier: _DisappearanceModifier(action: action ?? {}))
    }

    /// Performs an action when a value changes.
    ///
    /// - Parameters:
    ///   - value: The value to compare with that of the previous evaluation.
    ///   - initial: Whether the action is also performed when the view appears.
    ///   - action: The action, which receives the old and the new value.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<Value>> {
        ModifiedContent(content: self, modifier: _ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Performs an action when a value changes.
    ///
    /// - Parameters:
    ///   - value: The value to compare with that of the previous evaluation.
    ///   - initial: Whether the action is also performed when the view appears.
    ///   - action: The action.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<Value>> {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
}

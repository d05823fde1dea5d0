/// The view that a modifier's `body(content:)` receives; it stands for the modified view.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let source: ModifiedContentSource

    public static func _plan(_ plan: _ViewPlan, at offset: Int) {
        plan.child(at: offset, ModifiedContentOperations<Modifier>())
    }
}

private final class ModifiedContentOperations<Modifier: ViewModifier>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        value.assumingMemoryBound(to: _ViewModifier_Content<Modifier>.self).pointee.source.makeNode(place)
    }

    // New content reaches the nodes through the modifier's node.
}

/// The modified view and the nodes that stand for it.
package class ModifiedContentSource {
    func makeNode(_ place: _NodePlace) -> _Node { EffectNode(place) }
}

private final class TypedContentSource<Modified: View>: ModifiedContentSource {
    var content: Modified
    private var nodes: [_Node] = []

    init(_ content: Modified) { self.content = content }

    override func makeNode(_ place: _NodePlace) -> _Node {
        let node = Modified._makeNode(content, place)
        nodes.removeAll(where: \.isRemoved)
        nodes.append(node)
        return node
    }

    /// Gives new content to the existing nodes, after `evaluate` has run and may have removed some of them.
    func update(_ content: Modified, _ evaluate: () -> Void) {
        self.content = content
        // Nodes that `evaluate` creates have the new content already.
        let existing = nodes
        evaluate()
        for node in existing where !node.isRemoved { Modified._updateNode(node, content) }
    }

    func end() { nodes = [] }
}

/// A program's modifier as a view, whose body is that of the modifier.
package struct ModifierBody<Modifier: ViewModifier>: View, ModifierBodyType {
    // The modifier comes first, so that its dynamic properties have the same offsets here as in the modifier itself.
    let modifier: Modifier
    let source: ModifiedContentSource

    package var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(source: source)) }

    static var modifierType: Any.Type { Modifier.self }
}

/// Names the modifier that a ``ModifierBody`` belongs to.
protocol ModifierBodyType {
    static var modifierType: Any.Type { get }
}

/// The child position of a program's modifier: an instance of its own that contains the modifier's body.
private final class ModifierNode<Modified: View, Modifier: ViewModifier>: FragmentNode<ModifierBody<Modifier>> {
    private let source: TypedContentSource<Modified>

    init(_ content: Modified, _ modifier: Modifier, _ place: _NodePlace) {
        source = TypedContentSource(content)
        super.init(ModifierBody(modifier: modifier, source: source), place)
    }

    func update(_ content: Modified, _ modifier: Modifier) {
        source.update(content) { update(ModifierBody(modifier: modifier, source: source)) }
    }

    override func didRemove() { source.end() }
}

final class ModifierOperations<Modified: View, Modifier: ViewModifier>: ChildOperations {
    private typealias Whole = ModifiedContent<Modified, Modifier>

    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let whole = value.assumingMemoryBound(to: Whole.self)
        return ModifierNode(whole.pointee.content, whole.pointee.modifier, place)
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let whole = new.assumingMemoryBound(to: Whole.self)
        unsafeDowncast(node, to: ModifierNode<Modified, Modifier>.self).update(
            whole.pointee.content, whole.pointee.modifier)
    }
}

/// What a modifier's `body(content:)` is given: it stands for the view around which the modifier is put.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let source: ModifiedContentSource

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.child(at: offset, ModifiedContentOperations<Modifier>())
    }
}

private final class ModifiedContentOperations<Modifier: ViewModifier>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        value.assumingMemoryBound(to: _ViewModifier_Content<Modifier>.self).pointee.source.makeNode(place)
    }

    // A new content reaches the nodes from the modifier's place.
}

/// The view around which a modifier is put, and the nodes that stand for it.
package class ModifiedContentSource {
    func makeNode(_ place: NodePlace) -> Node { EffectNode(place) }
}

private final class TypedContentSource<Modified: View>: ModifiedContentSource {
    var content: Modified
    private var nodes: [Node] = []

    init(_ content: Modified) { self.content = content }

    override func makeNode(_ place: NodePlace) -> Node {
        let node = Modified._makeNode(content, place)
        nodes.removeAll(where: \.isRemoved)
        nodes.append(node)
        return node
    }

    /// Gives a new content to the nodes there are, after `evaluate` has had its way with them.
    func update(_ content: Modified, _ evaluate: () -> Void) {
        self.content = content
        // Those that `evaluate` makes have the new content already.
        let existing = nodes
        evaluate()
        for node in existing where !node.isRemoved { Modified._updateNode(node, content) }
    }

    func end() { nodes = [] }
}

/// A program's modifier, as the view that its body makes it.
package struct ModifierBody<Modifier: ViewModifier>: View, ModifierBodyType {
    // First, so that its dynamic properties lie where they do in itself.
    let modifier: Modifier
    let source: ModifiedContentSource

    package var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(source: source)) }

    static var modifierType: Any.Type { Modifier.self }
}

/// Says which modifier a ``ModifierBody`` is of.
protocol ModifierBodyType {
    static var modifierType: Any.Type { get }
}

/// The place of a program's modifier: an instance of its own, in which the modifier's body stands.
private final class ModifierNode<Modified: View, Modifier: ViewModifier>: FragmentNode<ModifierBody<Modifier>> {
    private let source: TypedContentSource<Modified>

    init(_ content: Modified, _ modifier: Modifier, _ place: NodePlace) {
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

    override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        let whole = value.assumingMemoryBound(to: Whole.self)
        return ModifierNode(whole.pointee.content, whole.pointee.modifier, place)
    }

    override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let whole = new.assumingMemoryBound(to: Whole.self)
        unsafeDowncast(node, to: ModifierNode<Modified, Modifier>.self).update(
            whole.pointee.content, whole.pointee.modifier)
    }
}

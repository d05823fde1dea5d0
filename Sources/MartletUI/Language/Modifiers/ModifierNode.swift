/// The view that a modifier's `body(content:)` receives; it stands for the modified view.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let source: ModifiedContentSource

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.child(at: offset, ModifiedContentOperations<Modifier>())
    }
}

private struct ModifiedContentOperations<Modifier: ViewModifier>: ChildOperations {
    typealias Value = _ViewModifier_Content<Modifier>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> Node { value.value.source.makeNode(place) }

    // New content reaches the nodes through the modifier's node. But if the modifier's body is evaluated for what it has
    // read, its content may have read that: the rows of a `ForEach` count as the body's.
    func update(
        _ node: Node, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>, anchor: UInt32
    ) { new.value.source.evaluateAgain(node) }
}

/// The modified view and the nodes that stand for it.
package class ModifiedContentSource {
    func makeNode(_ place: _NodePlace) -> _Node { EffectNode(place) }
    func evaluateAgain(_ node: _Node) {}
}

private final class TypedContentSource<Modified: View>: ModifiedContentSource {
    var content: Modified
    private var nodes: [_Node] = []
    /// New content is being given to the nodes.
    private var isUpdating = false

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
        isUpdating = true
        defer { isUpdating = false }
        // Nodes that `evaluate` creates have the new content already.
        let existing = nodes
        evaluate()
        for node in existing where !node.isRemoved { Modified._updateNode(node, content) }
    }

    override func evaluateAgain(_ node: _Node) {
        if !isUpdating { Modified._updateNode(node, content) }
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

extension PlanBuilder {
    /// Plans a view with a modifier of the program.
    func modified<Modified: View, Modifier: ViewModifier>(at offset: Offset<ModifiedContent<Modified, Modifier>>) {
        child(at: offset, ModifierOperations())
    }
}

private struct ModifierOperations<Modified: View, Modifier: ViewModifier>: ChildOperations {
    typealias Value = ModifiedContent<Modified, Modifier>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> ModifierNode<Modified, Modifier> {
        ModifierNode(value.value.content, value.value.modifier, place)
    }

    func update(
        _ node: ModifierNode<Modified, Modifier>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.update(new.value.content, new.value.modifier)
    }
}

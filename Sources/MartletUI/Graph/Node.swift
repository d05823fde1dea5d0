/// Where a new node goes: under which parent, in which graph.
public struct NodePlace {
    package let parent: Node?
    package let graph: ViewGraph

    package init(parent: Node?, graph: ViewGraph) {
        self.parent = parent
        self.graph = graph
    }

    /// How deep the node will be.
    package var depth: UInt16 { (parent?.depth ?? 0) &+ 1 }
}

/// One retained object of the graph.
///
/// Nodes stand for view instances and for the places where structure can change; DOM elements have none. What a node's
/// content type says of its children is fixed, so children are addressed by position.
public class Node {
    /// The number of this instance's first element. Numbers are never reused within a page.
    package final var base: UInt32
    package final let depth: UInt16
    package final var isDirty = false
    /// Whether a dirty node is to be evaluated without asking what has changed.
    package final var isCertain = false
    package final private(set) var isRemoved = false
    // Unsafe, because the graph removes its nodes in its own `deinit`, where a checked reference would trap; after that
    // no node uses it.
    package final unowned(unsafe) let graph: ViewGraph
    package final private(set) unowned var parent: Node?
    package final var children: ContiguousArray<Node> = []

    package init(_ place: NodePlace, elementCount: Int) {
        parent = place.parent
        graph = place.graph
        depth = place.depth
        base = place.graph.allocateNumbers(elementCount)
    }

    /// How many numbers this node has.
    package var elementCount: Int { viewType?.plan.elementCount ?? 0 }

    /// Whether instances stand at this position: exactly one, any number before an anchor, or never.
    package var standing: Standing { .instance }
    package enum Standing { case instance, hole, nothing }

    /// The type of this instance's content; `nil` for a node that has no elements.
    package var viewType: ViewType? { nil }

    /// Gives `body` the content, where it lies.
    package func withContent(_ body: (UnsafeRawPointer) -> Void) {}

    /// The type of the view with a `body` that this node stands for.
    package var declaredType: ViewType? { nil }

    /// Whether the inputs at `value`, a view of this node's type, equal its own.
    package func isUpToDate(with value: UnsafeRawPointer) -> Bool { false }

    /// Evaluates this node if it is a view whose dependencies changed.
    package func evaluateIfDirty() {}

    /// The properties that a view of this node's keeps elsewhere, and how each is read.
    package var readableProperties: [(name: String, read: () -> Void)] { [] }

    /// This node, if it provides environment values.
    package var environmentProvider: (any EnvironmentProvider)? { nil }

    /// This node, if it gives a preference.
    package var preferenceProvider: (any PreferenceProvider)? { nil }

    /// Called when the node is complete but for its children.
    package func willMakeChildren() {}

    /// Ends what this node owns. Called once, children first.
    package func didRemove() {}

    /// What this position adds to an identity path, beside its index: an explicit identity or a branch.
    package func identity(of child: Node) -> String? { nil }

    /// Runs `body`, which belongs to the view that this node stands in, with its reads recorded for that view: the row
    /// builders of a `ForEach` run after the body that made it.
    package func recordingReads<Result>(_ body: () -> Result) -> Result {
        guard let parent else { return body() }
        return parent.recordingReads(body)
    }

    /// The number of the first DOM node of this instance.
    package final var firstNumber: UInt32 {
        switch viewType?.plan.first ?? .index(0) {
        case .index(let index): return base + UInt32(index)
        case .child(let child): return children.indices.contains(child) ? children[child].firstNumber : base
        }
    }

    /// The number of the last DOM node of this instance.
    package final var lastNumber: UInt32 {
        switch viewType?.plan.last ?? .index(0) {
        case .index(let index): return base + UInt32(index)
        case .child(let child): return children.indices.contains(child) ? children[child].lastNumber : base
        }
    }

    /// Ends this node and everything below it; nothing of it may be reached by a late write.
    package final func remove() {
        guard !isRemoved else { return }
        for child in children { child.remove() }
        isRemoved = true
        isDirty = false
        didRemove()
        graph.forget(self)
        children = []
    }
}

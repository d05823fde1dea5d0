/// The walk over a description that makes its children, in order.
public struct MakeContext {
    package let node: Node

    /// Adds the node that `make` gives at the next child position.
    @inline(__always)
    package mutating func child(_ make: (NodePlace) -> Node) {
        node.children.append(make(NodePlace(parent: node, graph: node.graph)))
    }
}

extension Node {
    /// Makes the children of `content`, if its type has any.
    @inline(__always)
    package final func makeChildren<Content: View>(of content: Content, _ layout: ViewLayout) {
        guard layout.childCount > 0 else { return }
        children.reserveCapacity(layout.childCount)
        var context = MakeContext(node: self)
        Content._make(content, &context)
    }
}

/// A node that may have others below it.
package class ParentNode: _Node {
    @exclusivity(unchecked) final var nodes: ContiguousArray<Node> = []

    package final override var children: ContiguousArray<Node> { nodes }

    package final override func add(_ child: Node) { nodes.append(child) }

    package final override func releaseChildren() { nodes = [] }
}

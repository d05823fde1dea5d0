/// The walk that holds a new description against the retained one and writes what differs.
///
/// Structure is static in the type, so both descriptions are walked in step; the walk only counts, and what it counts
/// is the address.
public struct UpdateContext {
    package let node: Node
    /// The index of the next element or anchor.
    private var index = 0
    private var nextChild = 0
    private var attributes = AttributePairs()

    package init(node: Node) { self.node = node }

    package var graph: ViewGraph { node.graph }

    /// Adds the attributes of a modifier; the next element takes them.
    package mutating func attribute(_ old: Attribute, _ new: Attribute) { attributes.append(old, new) }

    /// Enters an element: writes what differs between the attributes gathered for it.
    @inline(__always)
    package mutating func open(_ old: ElementName, _ new: ElementName) {
        if old != new { graph.replaceLater(node) }
        open()
    }

    /// Enters an element whose name is fixed.
    @inline(__always)
    package mutating func open() {
        if !attributes.isEmpty {
            attributes.writeDifferences(number: number, in: node)
            attributes.removeAll()
        }
        index += 1
    }

    /// Holds the text of the element entered last against its new one.
    @inline(__always)
    package mutating func text(_ old: Text, _ new: Text) {
        if old != new { graph.patches.setText(number - 1, new.resolved()) }
    }

    /// The next child position.
    @inline(__always)
    package mutating func child() -> Node {
        defer { nextChild += 1 }
        return node.children[nextChild]
    }

    /// The next child position, whose instances stand before an anchor, and the anchor's number.
    package mutating func hole() -> (node: Node, anchor: UInt32) {
        if index == 0, node.layout?.hasStartComment == true { index += 1 }
        defer { index += 1 }
        return (child(), number)
    }

    private var number: UInt32 { node.base + UInt32(index) }
}

/// The operations at one child position: the only part of a walk that knows a view's type.
package class ChildOperations {
    /// Makes the node of the value at `value`.
    package func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node { EffectNode(place) }

    /// Updates the node with a new value. `anchor` is the node identifier of a dynamic slot's anchor.
    package func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {}
}

/// The operations of a view with a body, which has a node of its own.
package final class ViewOperations<Content: View>: ChildOperations {
    package override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        Content._makeNode(value.assumingMemoryBound(to: Content.self).pointee, place)
    }

    package override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        unsafeDowncast(node, to: ViewNode<Content>.self).update(at: new.assumingMemoryBound(to: Content.self))
    }
}

/// What is done at one child position: the only part of a walk that knows a view's type.
package class ChildOperations {
    /// Makes the node of the value at `value`.
    package func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node { EffectNode(place) }

    /// Brings the node up to date with a new value. `anchor` is the number of a hole's anchor.
    package func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {}
}

/// A view with a body, which has a node of its own.
package final class ViewOperations<Content: View>: ChildOperations {
    package override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        Content._makeNode(value.assumingMemoryBound(to: Content.self).pointee, place)
    }

    package override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        unsafeDowncast(node, to: ViewNode<Content>.self).update(at: new.assumingMemoryBound(to: Content.self))
    }
}

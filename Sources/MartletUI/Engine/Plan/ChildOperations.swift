/// The operations at one child position: how the node of a value is made, and how it takes a new value.
package protocol ChildOperations {
    /// The type of the value at the position.
    associatedtype Value
    /// The type of the node that stands for it.
    associatedtype Child: Node

    /// Makes the node of a value.
    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> Child

    /// Updates the node with a new value. `anchor` is the node identifier of a dynamic slot's anchor.
    func update(
        _ node: Child, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>, anchor: UInt32)

    /// The control that the position belongs to.
    var control: ControlPosition? { get }
}

extension ChildOperations {
    package var control: ControlPosition? { nil }
}

/// The operations at one child position as a walk calls them, without types.
///
/// The casts are sound because a plan pairs the operations with the offset of a value of their own type, and because
/// they are called with nodes only that they have made themselves.
package class AnyChildOperations {
    /// The control that the position belongs to.
    package let control: ControlPosition?

    fileprivate init(control: ControlPosition?) { self.control = control }

    /// Makes the node of the value at an address.
    func make(_ value: ValueAddress, _ place: NodePlace) -> Node { EffectNode(place) }

    /// Updates the node with a new value.
    func update(_ node: Node, _ old: ValueAddress, _ new: ValueAddress, anchor: UInt32) {}
}

/// Gives typed operations their types back.
final class TypedChildOperations<Operations: ChildOperations>: AnyChildOperations {
    private let operations: Operations

    init(_ operations: Operations) {
        self.operations = operations
        super.init(control: operations.control)
    }

    override func make(_ value: ValueAddress, _ place: NodePlace) -> Node {
        operations.make(Borrowed(at: value), place)
    }

    override func update(_ node: Node, _ old: ValueAddress, _ new: ValueAddress, anchor: UInt32) {
        operations.update(
            node.typed(as: Operations.Child.self), from: Borrowed(at: old), to: Borrowed(at: new), anchor: anchor)
    }
}

/// The operations of a view with a body, which has a node of its own.
final class ViewOperations<Content: View>: AnyChildOperations {
    init() { super.init(control: nil) }

    override func make(_ value: ValueAddress, _ place: NodePlace) -> Node {
        Content._makeNode(value[Offset<Content>.start], place)
    }

    override func update(_ node: Node, _ old: ValueAddress, _ new: ValueAddress, anchor: UInt32) {
        node.typed(as: ViewNode<Content>.self).update(at: new.pointer.assumingMemoryBound(to: Content.self))
    }
}

/// The operations of a view that is made from two values in one content.
final class PairOperations<First, Second, Content: View>: AnyChildOperations {
    private let distance: Int
    private let content: (First, Second) -> Content

    init(_ first: Offset<First>, _ second: Offset<Second>, _ content: @escaping (First, Second) -> Content) {
        distance = second.bytes - first.bytes
        self.content = content
        super.init(control: nil)
    }

    override func make(_ value: ValueAddress, _ place: NodePlace) -> Node {
        Content._makeNode(content(at: value), place)
    }

    override func update(_ node: Node, _ old: ValueAddress, _ new: ValueAddress, anchor: UInt32) {
        Content._updateNode(node, content(at: new))
    }

    private func content(at first: ValueAddress) -> Content {
        content(first[Offset<First>.start], (first + distance)[Offset<Second>.start])
    }
}

/// The operations of a view that is made from the value at the position.
struct DerivedViewOperations<Value, Content: View>: ChildOperations {
    private let content: (Value) -> Content

    init(_ content: @escaping (Value) -> Content) { self.content = content }

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> Node {
        Content._makeNode(content(value.value), place)
    }

    func update(
        _ node: Node, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        Content._updateNode(node, content(new.value))
    }
}

/// The operations of a `ForEach` directly in a lazy stack or grid.
struct LazyForEachOperations<Data: RandomAccessCollection, ID: Hashable, Content: View>: ChildOperations {
    typealias Value = ForEach<Data, ID, Content>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> LazyForEachNode<ID, Content> {
        LazyForEachNode(source(value.value, for: place.parent), spacesNamed: .div, place)
    }

    func update(
        _ node: LazyForEachNode<ID, Content>, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>,
        anchor: UInt32
    ) {
        node.update(source(new.value, for: node), anchor: anchor)
    }

    private func source(_ list: Value, for node: Node?) -> LazyRowSource<ID, Content> {
        node?.recordingReads { LazyRowSource(list) } ?? LazyRowSource(list)
    }
}

/// The operations of a `ForEach` in a `List`, each of whose rows is an item.
struct LazyListRowOperations<Data: RandomAccessCollection, ID: Hashable, Content: View>: ChildOperations {
    typealias Value = ForEach<Data, ID, Content>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> LazyForEachNode<ID, ListRows<Content>> {
        LazyForEachNode(source(value.value, for: place.parent), spacesNamed: .li, place)
    }

    func update(
        _ node: LazyForEachNode<ID, ListRows<Content>>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.update(source(new.value, for: node), anchor: anchor)
    }

    private func source(_ list: Value, for node: Node?) -> LazyRowSource<ID, ListRows<Content>> {
        let make = { LazyRowSource(list) { ListRows(content: $0) } }
        return node?.recordingReads(make) ?? make()
    }
}

/// The operations of a `ForEach` directly in a lazy stack or grid.
final class LazyForEachOperations<Data: RandomAccessCollection, ID: Hashable, Content: View>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let list = value.assumingMemoryBound(to: ForEach<Data, ID, Content>.self)
        return LazyForEachNode(source(list.pointee, for: place.parent), spacesNamed: .div, place)
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let list = new.assumingMemoryBound(to: ForEach<Data, ID, Content>.self)
        unsafeDowncast(node, to: LazyForEachNode<ID, Content>.self).update(
            source(list.pointee, for: node), anchor: anchor)
    }

    private func source(_ list: ForEach<Data, ID, Content>, for node: _Node?) -> LazyRowSource<ID, Content> {
        node?.recordingReads { LazyRowSource(list) } ?? LazyRowSource(list)
    }
}

/// The operations of a `ForEach` in a `List`, each of whose rows is an item.
final class LazyListRowOperations<Data: RandomAccessCollection, ID: Hashable, Content: View>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let list = value.assumingMemoryBound(to: ForEach<Data, ID, Content>.self)
        return LazyForEachNode(source(list.pointee, for: place.parent), spacesNamed: .li, place)
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let list = new.assumingMemoryBound(to: ForEach<Data, ID, Content>.self)
        unsafeDowncast(node, to: LazyForEachNode<ID, ListRows<Content>>.self).update(
            source(list.pointee, for: node), anchor: anchor)
    }

    private func source(
        _ list: ForEach<Data, ID, Content>, for node: _Node?
    ) -> LazyRowSource<ID, ListRows<Content>> {
        let make = { LazyRowSource(list) { ListRows(content: $0) } }
        return node?.recordingReads(make) ?? make()
    }
}

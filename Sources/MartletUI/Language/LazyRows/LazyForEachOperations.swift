/// The operations of a `ForEach` directly in a lazy container.
struct LazyForEachOperations<Data: RandomAccessCollection, ID: Hashable, Content, Row: View>: ChildOperations {
    typealias Value = ForEach<Data, ID, Content>

    /// The name of the elements that stand for the rows that are not there.
    let spaceName: ElementName
    /// Makes a row of an element's identifier and content: in a list, each is an item.
    let row: (ID, Content) -> Row

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> LazyForEachNode<ID, Row> {
        LazyForEachNode(source(value.value, for: place.parent), spacesNamed: spaceName, place)
    }

    func update(
        _ node: LazyForEachNode<ID, Row>, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>,
        anchor: UInt32
    ) {
        node.update(source(new.value, for: node), anchor: anchor)
    }

    private func source(_ list: Value, for node: Node?) -> LazyRowSource<ID, Row> {
        node?.recordingReads { LazyRowSource(list, row) } ?? LazyRowSource(list, row)
    }
}

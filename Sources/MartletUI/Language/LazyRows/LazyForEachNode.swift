/// A `ForEach` in a lazy container: the rows near what the visitor sees, between two spaces that stand for the rest.
///
/// Without more rows than ``RowWindow/initialCount`` it has all of them and no spaces.
package final class LazyForEachNode<Identifier: Hashable, Row: View>: ParentNode, LazyList {
    private var source: LazyRowSource<Identifier, Row>
    private let spaceName: ElementName
    private let storage: LazyRowStorage<Identifier>
    private var list: LazyRowsNode<Identifier, Row>?
    private var hasSpaces = false
    private var spaces: (leading: FragmentNode<RowSpace>, trailing: FragmentNode<RowSpace>)?
    /// The number of the frame with the rows to which the program has scrolled last.
    private var scrolledFrame: UInt64 = 0

    /// `spaceName` is the name of the elements that stand for rows: a list contains nothing but items.
    init(_ source: LazyRowSource<Identifier, Row>, spacesNamed spaceName: ElementName, _ place: NodePlace) {
        (self.source, self.spaceName) = (source, spaceName)
        storage = LazyRowStorage()
        super.init(place, elementCount: 0)
        let kept = keptType.flatMap { graph.revival?.storages(of: self, $0)?.first }
        if let kept = kept as? LazyRowStorage<Identifier> { storage.takeOver(kept) }
        if let durable = graph.durable {
            durable.add(self)
            graph.restoration?.restore(self)
        }
        // Node identifiers are allocated in the order of the document.
        let window = storage.window.rows(of: source.count)
        let inside = NodePlace(parent: self, graph: graph)
        hasSpaces = isLong
        let leading = hasSpaces ? makeSpace(.leading, window) : nil
        for position in storage.removeStoredPositions(of: source.count) where !window.contains(position) {
            graph.withoutEffects {
                // At the place where the list will be.
                let row = LazyRowsNode(rows(in: position..<position + 1), from: position, keeping: storage, inside)
                row.keepAllRows()
            }
        }
        let list = LazyRowsNode(rows(in: window), from: window.lowerBound, keeping: storage, inside)
        self.list = list
        nodes.append(list)
        let trailing = hasSpaces ? makeSpace(.trailing, window) : nil
        if let leading, let trailing { spaces = (leading, trailing) }
    }

    /// Runs the row builders, for one row more than the page may still hold at most: which shows that there are too many.
    private func rows(in window: Range<Int>) -> ForEachRows<Identifier, Row> {
        let most = graph.allowedRows(present: list?.nodes.count ?? 0) + 1
        return source.rows(window.prefix(most), for: self)
    }

    private var isLong: Bool { source.count > RowWindow.initialCount }

    override var lazyList: (any LazyList)? { self }
    package override var slotKind: SlotKind { .dynamicSlot }
    package override var isPartOfParent: Bool { true }
    override var keptType: ObjectIdentifier? { ObjectIdentifier(Self.self) }
    package override var keptStorages: ContiguousArray<PropertyStorage?>? { [storage] }
    override var durableProperties: (type: Any.Type, properties: [(name: String, storage: PropertyStorage)])? {
        (Self.self, [("rows", storage)])
    }

    package override var slotInstances: ContiguousArray<Node> {
        guard let list else { return [] }
        guard let spaces else { return list.nodes }
        return [spaces.leading] + list.nodes + [spaces.trailing]
    }

    /// Takes the rows that a parent's evaluation has made. `anchor` is the node identifier of the slot's anchor.
    func update(_ new: LazyRowSource<Identifier, Row>, anchor: UInt32) {
        source = new
        updateRows(before: anchor)
        storage.keepOnly(rowsOf: new)
    }

    // MARK: The window

    var count: Int { source.count }

    /// Takes a report. One that was made before the browser heard that the program scrolls says where the visitor was: the
    /// rows to which the program has scrolled would go again, and a press on one of them would be refused.
    func request(_ rows: Range<Int>) {
        if let applied = graph.client.appliedFrame, applied < scrolledFrame { return }
        changeWindow { $0.request(rows) }
    }

    func turnPage(forward: Bool) { changeWindow { $0.turnPage(forward: forward, of: source.count) } }

    func include(_ position: Int) {
        if changeWindow({ $0.include(position, of: source.count) }) { scrolledFrame = graph.client.lastFrame + 1 }
    }

    func row(at position: Int) -> Node? {
        let window = storage.window.rows(of: source.count)
        guard let list, window.contains(position) else { return nil }
        let index = position - window.lowerBound
        return list.nodes.indices.contains(index) ? list.nodes[index] : nil
    }

    func position(of identifier: AnyHashable) -> Int? {
        guard let identifier = identifier.base as? Identifier else { return nil }
        return source.identifiers(in: 0..<source.count).firstIndex(of: identifier)
    }

    @discardableResult
    private func changeWindow(_ change: (inout RowWindow) -> Void) -> Bool {
        let old = storage.window.rows(of: source.count)
        change(&storage.window)
        guard storage.window.rows(of: source.count) != old else { return false }
        graph.invalidate(self, .property("window"))
        return true
    }

    package override func evaluateIfDirty() {
        guard isDirty else { return }
        isDirty = false
        isCertain = false
        if let slotAnchor { updateRows(before: slotAnchor) }
    }

    /// The node identifier of the anchor of the slot that this node stands in.
    private var slotAnchor: UInt32? {
        guard let parent, let plan = parent.viewType?.plan,
            let position = parent.children.firstIndex(where: { $0 === self })
        else { return nil }
        return parent.baseIdentifier + UInt32(plan.children[position].index)
    }

    private func updateRows(before anchor: UInt32) {
        guard let list else { return }
        let window = storage.window.rows(of: source.count)
        let rows = rows(in: window)
        if !isLong { removeSpaces() }
        list.update(rows, from: window.lowerBound, anchor: spaces?.trailing.firstIdentifier ?? anchor)
        if let spaces {
            spaces.leading.update(space(.leading, window))
            spaces.trailing.update(space(.trailing, window))
        } else if isLong {
            insertSpaces(around: list, window, before: anchor)
        }
    }

    // MARK: The spaces

    /// Makes a space and adds it behind the present children.
    private func makeSpace(_ side: RowSpace.Side, _ window: Range<Int>) -> FragmentNode<RowSpace> {
        let made = FragmentNode(space(side, window), NodePlace(parent: self, graph: graph))
        nodes.append(made)
        return made
    }

    private func insertSpaces(around list: Node, _ window: Range<Int>, before anchor: UInt32) {
        hasSpaces = true
        let trailing = makeSpace(.trailing, window)
        graph.insert(CollectionOfOne<Node>(trailing), before: anchor)
        let leading = makeSpace(.leading, window)
        graph.insert(
            CollectionOfOne<Node>(leading), before: list.children.first?.firstIdentifier ?? trailing.firstIdentifier)
        nodes = [leading, list, trailing]
        spaces = (leading, trailing)
    }

    private func removeSpaces() {
        guard let spaces else { return }
        for space in [spaces.leading, spaces.trailing] {
            graph.patches.remove(space.firstIdentifier, through: space.lastIdentifier)
            space.remove()
        }
        self.spaces = nil
        hasSpaces = false
        nodes = list.map { [$0] } ?? []
    }

    private func space(_ side: RowSpace.Side, _ window: Range<Int>) -> RowSpace {
        RowSpace(side, window, of: source.count, named: spaceName, RowReport(self))
    }
}

/// The rows in the window of a lazy list. What leaves the window keeps its state.
final class LazyRowsNode<Identifier: Hashable, Row: View>: ForEachNode<Identifier, Row> {
    private let storage: LazyRowStorage<Identifier>
    /// The position of the first row of the window among all rows.
    private var first: Int

    init(
        _ rows: ForEachRows<Identifier, Row>, from first: Int, keeping storage: LazyRowStorage<Identifier>,
        _ place: NodePlace
    ) {
        (self.storage, self.first) = (storage, first)
        super.init(rows, place)
    }

    /// Sets the rows of the window, which begins with the row `first` now.
    func update(_ rows: ForEachRows<Identifier, Row>, from first: Int, anchor: UInt32) {
        update(rows, anchor: anchor)
        self.first = first
    }

    override func makeRow(_ content: Row, _ identifier: Identifier, _ place: NodePlace) -> Node {
        guard let state = storage.take(identifier) else { return super.makeRow(content, identifier, place) }
        // The whole page may be coming back, too: its other views are found again after this row.
        let outer = graph.revival
        defer { graph.revival = outer }
        graph.revival = Revival(state, below: self)
        return super.makeRow(content, identifier, place)
    }

    override func removeRow(_ row: Node, _ identifier: Identifier, at position: Int) {
        let state = DehydratedState(of: row, for: .row)
        let entries = state.isAsNew ? [] : graph.durable?.entries(in: row) ?? []
        super.removeRow(row, identifier, at: position)
        if !state.isEmpty { storage.keep(state, entries, of: identifier, at: first + position) }
    }

    /// Ends all rows, and keeps their state.
    func keepAllRows() {
        for (position, row) in nodes.enumerated() { removeRow(row, identifiers[position], at: position) }
        remove()
    }
}

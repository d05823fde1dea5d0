/// The rows of one `ForEach`, by identifier.
package class ForEachNode<Identifier: Hashable, Row: View>: ParentNode {
    private(set) final var identifiers: ContiguousArray<Identifier>
    /// The position of the row that is being made, which is not among the children yet.
    private final var madePosition = 0

    init(_ rows: ForEachRows<Identifier, Row>, _ place: NodePlace) {
        var rows = rows
        place.graph.limit(&rows, present: 0)
        identifiers = rows.identifiers
        super.init(place, elementCount: 0)
        checkIdentifiers()
        checkCount(before: 0)
        nodes.reserveCapacity(rows.contents.count)
        let place = NodePlace(parent: self, graph: graph)
        for (position, content) in rows.contents.enumerated() {
            madePosition = position
            nodes.append(makeRow(content, identifiers[position], place))
        }
    }

    /// Makes the node of a new row.
    func makeRow(_ content: Row, _ identifier: Identifier, _ place: NodePlace) -> Node { Row._makeNode(content, place) }

    /// Ends a row that has left the list. Its patch is written already.
    func removeRow(_ row: Node, _ identifier: Identifier, at position: Int) { row.remove() }

    package final override var slotKind: SlotKind { .dynamicSlot }

    final override var childIdentities: ChildIdentities? { .rows(ListedIdentities(identifiers: identifiers)) }
    final override var positionOfNext: Int { madePosition }

    // Rows are of one type; a plain row has neither identifiers nor children, and there may be thousands of rows.
    package final override var mayHoldIdentifiers: Bool {
        guard let plan = nodes.first?.viewType?.plan else { return !nodes.isEmpty }
        return !plan.identifiable.isEmpty || !plan.children.isEmpty
    }

    final func update(_ rows: ForEachRows<Identifier, Row>, anchor: UInt32) {
        var rows = rows
        graph.limit(&rows, present: nodes.count)
        let count = nodes.count
        var diff = KeyedDiff()
        diff.compute(from: identifiers, to: rows.identifiers)
        rows.contents.withUnsafeBufferPointer { contents in
            if diff.isEmpty {
                updateRows(nodes, contents.indices, contents)
            } else {
                apply(diff, rows.identifiers, contents, anchor)
                graph.preferences.orderDidChange(below: self)
                checkIdentifiers()
                checkCount(before: count)
            }
        }
    }

    private final func apply(
        _ diff: KeyedDiff, _ newIdentifiers: ContiguousArray<Identifier>, _ contents: UnsafeBufferPointer<Row>,
        _ anchor: UInt32
    ) {
        remove(diff.removals)
        identifiers = newIdentifiers
        var rows = ContiguousArray<Node>()
        // Until the new order is complete, no old row is found at its former position.
        swap(&rows, &nodes)
        let (start, end) = (diff.middle.lowerBound, diff.middle.upperBound)
        updateRows(rows, 0..<start, contents)
        placeMiddle(diff, &rows, contents)
        updateRows(rows, end..<rows.count, contents)
        nodes = rows
        arrange(rows, diff, anchor)
    }

    /// Updates and makes the rows between the common beginning and end, in their new order.
    private final func placeMiddle(
        _ diff: KeyedDiff, _ rows: inout ContiguousArray<Node>, _ contents: UnsafeBufferPointer<Row>
    ) {
        let place = NodePlace(parent: self, graph: graph)
        let inputs = RowInputs<Row>(of: rows.first)
        let isAsLong = diff.middle.count == diff.oldMiddleCount
        var placed = ContiguousArray<(position: Int, node: Node)>()
        for position in diff.middle {
            let source = diff.source(of: position)
            if source >= 0 { update(rows[source], contents, position, inputs) }
            if isAsLong, source == position { continue }
            madePosition = position
            placed.append(
                (position, source >= 0 ? rows[source] : makeRow(contents[position], identifiers[position], place)))
        }
        if isAsLong {
            for (position, node) in placed { rows[position] = node }
        } else {
            let start = diff.middle.lowerBound
            rows.replaceSubrange(start..<(start + diff.oldMiddleCount), with: placed.map(\.node))
        }
    }

    private final func updateRows(
        _ rows: ContiguousArray<Node>, _ positions: Range<Int>, _ contents: UnsafeBufferPointer<Row>
    ) {
        let inputs = RowInputs<Row>(of: rows.first)
        for position in positions { update(rows[position], contents, position, inputs) }
    }

    private final func update(
        _ row: Node, _ contents: UnsafeBufferPointer<Row>, _ position: Int, _ inputs: RowInputs<Row>
    ) {
        if let start = contents.baseAddress { inputs.update(row, start + position) }
    }

    private final func remove(_ positions: ContiguousArray<Int>) {
        var start = 0
        while start < positions.count {
            var end = start
            while end + 1 < positions.count, positions[end + 1] == positions[end] + 1 { end += 1 }
            graph.patches.remove(
                nodes[positions[start]].firstIdentifier, through: nodes[positions[end]].lastIdentifier)
            start = end + 1
        }
        for position in positions { removeRow(nodes[position], identifiers[position], at: position) }
    }

    /// Brings the DOM into the order of `rows`: the rows that stay divide the list, and every other row goes before the
    /// next row that stays.
    private final func arrange(_ rows: ContiguousArray<Node>, _ diff: KeyedDiff, _ anchor: UInt32) {
        var position = diff.middle.lowerBound
        let end = diff.middle.upperBound
        var next = position
        while position < end {
            let isNew = diff.source(of: position) < 0
            guard isNew || diff.moves(position) else {
                position += 1
                continue
            }
            var last = position + 1
            while last < end, isNew ? diff.source(of: last) < 0 : continuesMove(diff, last) { last += 1 }
            next = max(next, last)
            while next < end, diff.source(of: next) < 0 || diff.moves(next) { next += 1 }
            let before = next < rows.count ? rows[next].firstIdentifier : anchor
            if isNew {
                graph.insert(rows[position..<last], before: before)
            } else {
                graph.patches.move(
                    rows[position].firstIdentifier, through: rows[last - 1].lastIdentifier, before: before)
            }
            position = last
        }
    }

    /// Whether the row at `position` moves together with the row before it: they were neighbours already.
    private final func continuesMove(_ diff: KeyedDiff, _ position: Int) -> Bool {
        diff.moves(position) && diff.source(of: position) == diff.source(of: position - 1) + 1
    }

    /// In development, a list that is too long to be made as a whole says so.
    private final func checkCount(before: Int) {
        guard graph.isDevelopment, identifiers.count > RowCount.great, before <= RowCount.great else { return }
        graph.report(.manyRows(view: programView ?? "The page", count: identifiers.count), in: self)
    }

    private final func checkIdentifiers() {
        guard graph.isDevelopment, identifiers.count > 1 else { return }
        var seen = Set<Identifier>(minimumCapacity: identifiers.count)
        for identifier in identifiers where !seen.insert(identifier).inserted {
            graph.report(
                .duplicateIdentifiers(view: "ForEach<\(Row.self)>", identifier: "\(identifier)"), in: self)
            return
        }
    }
}

private enum RowCount {
    /// A page with more rows takes seconds to load.
    static let great = 20_000
}

/// Compares rows with their new contents: the same for all rows of a list.
private struct RowInputs<Row: View> {
    private let comparison: InputComparison
    /// Where a row's node keeps its inputs; `nil` if it keeps none to compare.
    private let offset: Int?

    init(of row: Node?) {
        comparison = ViewType.of(Row.self).comparison
        offset = row?.inputsOffset
    }

    /// Sets a row's new content. Most rows are equal, and the comparison copies no content.
    @inline(__always)
    func update(_ row: Node, _ new: UnsafePointer<Row>) {
        guard let offset else { return Row._updateNode(row, new.pointee) }
        guard !comparison.areEqual(stableAddress(at: offset, in: row), ValueAddress(new)) else { return }
        row.typed(as: ViewNode<Row>.self).replaceInputs(with: new)
    }
}

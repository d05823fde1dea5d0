/// The rows of one `ForEach`, by identifier.
package final class ForEachNode<Identifier: Hashable, Row: View>: Node {
    private var identifiers: ContiguousArray<Identifier>
    /// The position of the row that is being made, which is not among the children yet.
    private var madePosition = 0

    init(_ rows: ForEachRows<Identifier, Row>, _ place: NodePlace) {
        identifiers = rows.identifiers
        super.init(place, elementCount: 0)
        checkIdentifiers()
        children.reserveCapacity(rows.contents.count)
        let place = NodePlace(parent: self, graph: graph)
        for (position, content) in rows.contents.enumerated() {
            madePosition = position
            children.append(Row._makeNode(content, place))
        }
    }

    package override var standing: Standing { .hole }

    package override func identity(of child: Node) -> String? {
        let index = children.firstIndex { $0 === child } ?? madePosition
        return identifiers.indices.contains(index) ? "#\(IdentityPath.escaped("\(identifiers[index])"))" : nil
    }

    func update(_ rows: ForEachRows<Identifier, Row>, anchor: UInt32) {
        if identifiers == rows.identifiers {
            rows.contents.withUnsafeBufferPointer { contents in
                for position in contents.indices { updateRow(children[position], contents, position) }
            }
            return
        }
        // The diff is taken out while it is in use: a row's update may need it for a list inside the row.
        var diff = KeyedDiff()
        swap(&diff, &graph.keyedDiff)
        diff.compute(from: identifiers, to: rows.identifiers)
        identifiers = rows.identifiers
        apply(diff, rows.contents, anchor)
        swap(&diff, &graph.keyedDiff)
        graph.preferences.orderDidChange()
        checkIdentifiers()
    }

    private func apply(_ diff: KeyedDiff, _ contents: ContiguousArray<Row>, _ anchor: UInt32) {
        remove(diff.removals)
        let old = children
        // None of the old ones is where it was.
        children = []
        let place = NodePlace(parent: self, graph: graph)
        var rows = ContiguousArray<Node>()
        rows.reserveCapacity(contents.count)
        contents.withUnsafeBufferPointer { contents in
            for position in contents.indices {
                let source = diff.sources[position]
                if source >= 0 {
                    updateRow(old[source], contents, position)
                    rows.append(old[source])
                } else {
                    madePosition = position
                    rows.append(Row._makeNode(contents[position], place))
                }
            }
        }
        children = rows
        arrange(rows, diff, anchor)
    }

    // Most rows are equal, and that is found without copying the row or knowing its type.
    private func updateRow(_ node: Node, _ contents: UnsafeBufferPointer<Row>, _ position: Int) {
        guard let start = contents.baseAddress else { return }
        if !node.isUpToDate(with: UnsafeRawPointer(start + position)) { Row._updateNode(node, contents[position]) }
    }

    private func remove(_ positions: ContiguousArray<Int>) {
        var start = 0
        while start < positions.count {
            var end = start
            while end + 1 < positions.count, positions[end + 1] == positions[end] + 1 { end += 1 }
            graph.patches.remove(
                children[positions[start]].firstNumber, through: children[positions[end]].lastNumber)
            start = end + 1
        }
        for position in positions { children[position].remove() }
    }

    /// Brings the DOM into the order of `rows`: what stays where it is divides them, and everything else is put before
    /// the next that stays.
    private func arrange(_ rows: ContiguousArray<Node>, _ diff: KeyedDiff, _ anchor: UInt32) {
        var position = 0
        var next = 0
        while position < rows.count {
            let isNew = diff.sources[position] < 0
            guard isNew || diff.moves[position] else {
                position += 1
                continue
            }
            var end = position + 1
            while end < rows.count, isNew ? diff.sources[end] < 0 : continuesMove(diff, end) { end += 1 }
            next = max(next, end)
            while next < rows.count, diff.sources[next] < 0 || diff.moves[next] { next += 1 }
            let before = next < rows.count ? rows[next].firstNumber : anchor
            if isNew {
                graph.insert(rows[position..<end], before: before)
            } else {
                graph.patches.move(rows[position].firstNumber, through: rows[end - 1].lastNumber, before: before)
            }
            position = end
        }
    }

    /// Whether the row at `position` moves together with the one before it: they were neighbours already.
    private func continuesMove(_ diff: KeyedDiff, _ position: Int) -> Bool {
        diff.moves[position] && diff.sources[position] == diff.sources[position - 1] + 1
    }

    private func checkIdentifiers() {
        guard graph.isDevelopment, identifiers.count > 1 else { return }
        var seen = Set<Identifier>(minimumCapacity: identifiers.count)
        for identifier in identifiers where !seen.insert(identifier).inserted {
            graph.report(.duplicateIdentifiers(view: "ForEach<\(Row.self)>", identifier: "\(identifier)"))
            return
        }
    }
}

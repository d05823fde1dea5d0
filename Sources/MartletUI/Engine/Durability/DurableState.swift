/// What of a tree outlives the process: which views have state, and under which keys it is stored.
///
/// A graph whose page is stored has one. Nodes with state enter when they are made; where they stand is found out when
/// the state is written for the first time, and does not change while they live.
final class DurableState {
    private struct Entry {
        let node: Node
        var key: DurableHash?
        /// Whether the key is known, or known to be missing.
        var isPlaced = false
    }

    let names = DurableTypeNames()
    private var entries: ContiguousArray<Entry> = []
    /// How many entries there may be before removed nodes are looked for.
    private var pruneCount = 64
    /// Properties that could not be stored, which development reports once.
    private var reported: Set<String> = []
    var numbers = StoredNumbers()

    /// Adds the node of a new view.
    func add(_ node: Node) {
        entries.append(Entry(node: node))
        guard entries.count >= pruneCount else { return }
        prune()
        pruneCount = max(64, entries.count * 2)
    }

    private func prune() { entries.removeAll { $0.node.isRemoved } }

    /// Writes the state of all views.
    func write(to encoder: inout ValueEncoder) {
        prune()
        placeNewEntries()
        let stored = entries.lazy.compactMap { entry in entry.key.map { (key: $0, node: entry.node) } }
        for (key, node) in stored {
            guard let properties = node.durableProperties?.properties, !properties.isEmpty else { continue }
            encoder.write(true)
            encoder.write(key)
            encoder.write(properties) { self.report($0, property: $1, in: node) }
        }
        encoder.write(false)
    }

    private func placeNewEntries() {
        let new = entries.lazy.filter { !$0.isPlaced }.map(\.node)
        guard !new.isEmpty else { return }
        let places = DurablePlaces(of: Array(new), names)
        for index in entries.indices where !entries[index].isPlaced {
            let node = entries[index].node
            entries[index].isPlaced = true
            guard let type = node.durableProperties?.type else { continue }
            entries[index].key = places[node]?.key(ofType: names.hash(of: type))
            if entries[index].key == nil, let identifier = places.unavailable.first, node.graph.isDevelopment,
                reported.insert(identifier).inserted
            {
                node.graph.report(.unstorableIdentifier(type: identifier), in: node)
            }
        }
    }

    private func report(_ reason: NotStorable, property: String, in node: Node) {
        guard node.graph.isDevelopment, !reason.isIntended,
            reported.insert("\(node.typeName).\(property)").inserted
        else { return }
        node.graph.report(.notStorable(view: node.typeName, property: property, reason: "\(reason)"), in: node)
    }
}

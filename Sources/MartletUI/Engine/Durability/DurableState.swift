import MartletValues

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

    private var entries: ContiguousArray<Entry> = []
    /// How many entries there may be before removed nodes are looked for.
    private var pruneCount = 64
    /// Properties that could not be stored, which development reports once.
    private var reported: Set<String> = []
    var numbers = StoredNumbers()
    /// The number of this process among those that have used the store.
    let process: UInt32

    init(process: UInt32) { self.process = process }

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
        for entry in entries {
            guard let key = entry.key, let (type, properties) = entry.node.durableProperties else { continue }
            write(DurableEntry(key: key, type: type, properties: properties), of: entry.node, to: &encoder)
        }
        encoder.write(false)
    }

    private func write(_ entry: DurableEntry, of node: Node, to encoder: inout ValueEncoder) {
        guard !entry.properties.isEmpty else { return }
        let typeName = DurableTypeName.of(entry.type)
        StoredTypeNames.add(typeName)
        encoder.write(true)
        encoder.write(entry.key)
        encoder.write(fixed: typeName.fingerprint)
        encoder.write(entry.properties) { report($0, property: $1, in: node) }
        for case let holder as any DurableEntryHolder in entry.properties.lazy.map(\.storage) {
            for entry in holder.durableEntries { write(entry, of: node, to: &encoder) }
        }
    }

    /// The state of the views of a row that is about to leave its list.
    func entries(in row: Node) -> [DurableEntry] {
        var nodes: [ObjectIdentifier: Node] = [:]
        var open = [row]
        while let node = open.popLast() {
            if let properties = node.durableProperties?.properties, !properties.isEmpty {
                nodes[ObjectIdentifier(node)] = node
            }
            open += node.children
        }
        guard !nodes.isEmpty else { return [] }
        var keys: [ObjectIdentifier: DurableHash] = [:]
        if let restoration = row.graph.restoration {
            // While the tree is being made, its nodes are not yet among the children of their parents.
            keys = nodes.compactMapValues(restoration.key)
        } else {
            for entry in entries where entry.isPlaced { keys[ObjectIdentifier(entry.node)] = entry.key }
        }
        let unplaced = nodes.values.filter { keys[ObjectIdentifier($0)] == nil }
        if !unplaced.isEmpty {
            let places = DurablePlaces(of: unplaced)
            for node in unplaced { keys[ObjectIdentifier(node)] = places.key(of: node) }
        }
        return nodes.compactMap { identifier, node in
            guard let key = keys[identifier], let (type, properties) = node.durableProperties else { return nil }
            return DurableEntry(key: key, type: type, properties: properties)
        }
    }

    private func placeNewEntries() {
        let new = entries.lazy.filter { !$0.isPlaced }.map(\.node)
        guard !new.isEmpty else { return }
        let places = DurablePlaces(of: Array(new))
        for index in entries.indices where !entries[index].isPlaced {
            let node = entries[index].node
            entries[index].isPlaced = true
            guard node.durableProperties != nil else { continue }
            entries[index].key = places.key(of: node)
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

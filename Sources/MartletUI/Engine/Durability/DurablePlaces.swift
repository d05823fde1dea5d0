import MartletValues

/// Finds the durable places of nodes of a finished tree, many at once: each list of siblings is walked once.
struct DurablePlaces {
    private var known: [ObjectIdentifier: DurablePlace] = [:]
    /// The types of identifiers that cannot be written down, in the order in which they were met.
    private(set) var unavailable: [String] = []

    /// Finds the places of `nodes`.
    init(of nodes: some Sequence<Node>) {
        var wanted: [ObjectIdentifier: [Node]] = [:]
        var seen: Set<ObjectIdentifier> = []
        var root: Node?
        for node in nodes {
            var node = node
            while seen.insert(ObjectIdentifier(node)).inserted {
                guard let parent = node.parent else {
                    root = node
                    break
                }
                wanted[ObjectIdentifier(parent), default: []].append(node)
                node = parent
            }
        }
        if let root { place(root, at: .root, wanted) }
    }

    /// The place of a node; `nil` if an identifier around it cannot be written down.
    subscript(node: Node) -> DurablePlace? { known[ObjectIdentifier(node)] }

    /// What the state of a node's view is stored under; `nil` if an identifier around it cannot be written down.
    func key(of node: Node) -> DurableHash? {
        guard let type = node.durableProperties?.type else { return nil }
        return self[node]?.key(ofType: DurableTypeName.of(type).hash)
    }

    private mutating func place(_ top: Node, at place: DurablePlace, _ wanted: [ObjectIdentifier: [Node]]) {
        known[ObjectIdentifier(top)] = place
        // Not recursive: a page may be as deep as its limit.
        var open = [top]
        while let parent = open.popLast() {
            guard let children = wanted[ObjectIdentifier(parent)], let place = known[ObjectIdentifier(parent)] else {
                continue
            }
            if let identities = parent.childIdentities {
                self.place(children, in: parent, by: identities, place)
            } else {
                self.place(children, in: parent, place)
            }
            open += children
        }
    }

    private mutating func place(_ children: [Node], in parent: Node, _ place: DurablePlace) {
        var left = Set(children.map(ObjectIdentifier.init))
        let first = place.firstChild(of: parent)
        var position = 0
        for child in parent.children {
            if left.remove(ObjectIdentifier(child)) != nil {
                known[ObjectIdentifier(child)] = first.advanced(by: position)
                if left.isEmpty { return }
            }
            position += child.identityPositions
        }
    }

    private mutating func place(
        _ children: [Node], in parent: Node, by identities: ChildIdentities, _ place: DurablePlace
    ) {
        var left = Set(children.map(ObjectIdentifier.init))
        var positions: [Int] = []
        var found: [Node] = []
        for (position, child) in parent.children.enumerated() where left.remove(ObjectIdentifier(child)) != nil {
            positions.append(position)
            found.append(child)
            if left.isEmpty { break }
        }
        for (identity, child) in zip(identities.identities(at: positions), found) {
            do throws(IdentifierWithoutText) {
                known[ObjectIdentifier(child)] = try place.child(identity)
            } catch {
                if !unavailable.contains(error.type) { unavailable.append(error.type) }
            }
        }
    }
}

/// The state of the views of a tree, or of a part of one, while there are no views: by their places.
final class DehydratedState {
    /// The state of one view.
    struct Properties {
        let type: ObjectIdentifier
        let storages: ContiguousArray<PropertyStorage?>
    }

    /// Whose state it is, and so what a new node finds at the place of a former one.
    enum Use {
        /// A page's own: its views come back as they were, with their node identifiers.
        case page
        /// That of a second page, made while the first one stays alive: every view appears for the first time.
        case copy
        /// That of a row of a lazy list: its views appear again, under new node identifiers.
        case row
    }

    let use: Use
    private(set) var nodeIdentifiers = IdentifierTable()
    private(set) var properties: [KeptPlace: Properties] = [:]
    /// The identifiers around the views that cannot be written down.
    let others: NumberedIdentifiers
    /// Whether a view asks to be notified when it leaves the page.
    private(set) var awaitsDisappearance = false

    init(of root: Node?, for use: Use) {
        self.use = use
        others = NumberedIdentifiers()
        if let root { take(root, .init(place: .root, level: 0)) }
        nodeIdentifiers.close()
    }

    private init(copying original: DehydratedState, _ copies: inout [ObjectIdentifier: PropertyStorage]) {
        use = original.use
        others = original.others
        properties = original.properties.mapValues { kept in
            Properties(
                type: kept.type,
                storages: ContiguousArray(
                    kept.storages.map { storage in
                        guard let storage, let copy = storage.copied() else { return nil }
                        copies[ObjectIdentifier(storage)] = copy
                        return copy
                    }))
        }
    }

    /// The same state with storages of its own, which it adds to `copies` by their originals; without node identifiers.
    func copied(_ copies: inout [ObjectIdentifier: PropertyStorage]) -> DehydratedState {
        DehydratedState(copying: self, &copies)
    }

    var isEmpty: Bool { properties.isEmpty }

    /// Whether views that begin anew would have the same state, as far as can be known.
    var isAsNew: Bool { properties.values.allSatisfy { $0.storages.allSatisfy { $0?.isAsNew ?? true } } }

    private func take(_ node: Node, _ found: PlacesOfNewNodes.Found) {
        if let effect = node as? EffectNode {
            awaitsDisappearance = awaitsDisappearance || effect.awaitsDisappearance
            return
        }
        let place = KeptPlace(found, of: node)
        if use != .row {
            nodeIdentifiers.append(place, .init(first: node.baseIdentifier, count: UInt32(node.elementCount)))
        }
        if let type = node.keptType, let storages = node.keptStorages {
            properties[place] = Properties(
                type: type,
                storages: use == .copy ? ContiguousArray(storages.map { $0?.copied() }) : storages)
        }
        let children = node.children
        if children.isEmpty { return }
        if let identities = node.childIdentities?.identities(at: Array(children.indices)) {
            for (identity, child) in zip(identities, children) {
                guard let place = try? found.place.child(identity, others: others) else { continue }
                take(child, .init(place: place, level: 0))
            }
        } else {
            let (first, level) = (found.place.firstChild(of: node), node.isPartOfParent ? found.level + 1 : 0)
            var position = 0
            for child in children {
                take(child, .init(place: first.advanced(by: position), level: level))
                position += child.identityPositions
            }
        }
    }

    /// Detaches the state from its former nodes, which no longer exist.
    func detach() {
        for kept in properties.values { for storage in kept.storages { storage?.detach() } }
    }
}

import MartletValues

/// Makes a tree out of what a store has of it: each new node finds what the node at its place had.
///
/// It lasts until the first evaluations are done: what views put into a bar, and whatever else becomes known by a
/// preference, is made only then.
final class TreeRestoration {
    private let stored: StoredTree
    /// Whether the tree has been made, and only what its evaluation adds is missing. Views may come and go then: each
    /// state is for the first that comes.
    private var isMade = false
    /// The places of the nodes made so far. Each node is held, so that none takes the address of another that has gone.
    private var places: [ObjectIdentifier: (place: DurablePlace, node: Node)] = [:]
    /// How many of a parent's children have been counted, and the positions that they take.
    private var counted: [ObjectIdentifier: (children: Int, positions: Int)] = [:]
    /// How often an identifier has occurred among the rows that a list has made.
    private var occurrences: [ObjectIdentifier: [AnyHashable: Int]] = [:]

    init(_ stored: StoredTree) { self.stored = stored }

    /// The numbers that the elements had.
    var formerNumbers: FormerNumbers { stored.formerNumbers }

    /// The tree has been made.
    func beginEvaluation() { isMade = true }

    /// Records a node that is being made. Returns the numbers that the first of its elements had.
    func place(_ node: Node, below parent: Node?, elementCount: Int) -> [UInt32] {
        guard let place = parent.map(placeOfNext) ?? .root else { return [] }
        places[ObjectIdentifier(node)] = (place, node)
        // Which elements there are in the end, and so which numbers lead to them, ``LateNumbers`` finds out.
        return elementCount > 0 && !isMade ? stored.formerNumbers.numbers(at: place, count: elementCount) : []
    }

    private func placeOfNext(below parent: Node) -> DurablePlace? {
        guard let place = places[ObjectIdentifier(parent)]?.place else { return nil }
        guard let identities = parent.childIdentities else {
            return place.child(of: parent, after: positionOfNext(below: parent))
        }
        return try? place.child(identityOfNext(below: parent, identities))
    }

    private func positionOfNext(below parent: Node) -> Int {
        var (children, positions) = counted[ObjectIdentifier(parent)] ?? (0, 0)
        let all = parent.children
        while children < all.count {
            positions += all[children].identityPositions
            children += 1
        }
        counted[ObjectIdentifier(parent)] = (children, positions)
        return positions
    }

    private func identityOfNext(below parent: Node, _ identities: ChildIdentities) -> Identity {
        switch identities {
        case .branch(let key): return .branch(key)
        case .rows(let rows):
            if isMade { return rows.identity(at: parent.positionOfNext) }
            guard let identifier = rows.identifier(at: parent.positionOfNext) else { return .position(0) }
            let occurrence = occurrences[ObjectIdentifier(parent)]?[identifier] ?? 0
            occurrences[ObjectIdentifier(parent), default: [:]][identifier] = occurrence + 1
            return .row(identifier, occurrence: occurrence)
        }
    }

    /// Restores the state of the view of `node`, if the one at its place was of the same type.
    func restore(_ node: Node) {
        guard let (type, properties) = node.durableProperties, let key = key(of: node) else { return }
        if isMade, stored.isTaken(key) { return }
        stored.restore(properties, of: type, under: key)
    }

    /// What the state of the view of a node made so far is stored under.
    func key(of node: Node) -> DurableHash? {
        guard let type = node.durableProperties?.type else { return nil }
        return places[ObjectIdentifier(node)]?.place.key(ofType: DurableTypeName.of(type).hash)
    }
}

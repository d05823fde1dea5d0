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
    private let places = PlacesOfNewNodes()

    init(_ stored: StoredTree) { self.stored = stored }

    /// The numbers that the elements had.
    var formerNumbers: FormerNumbers { stored.formerNumbers }

    /// The tree has been made.
    func beginEvaluation() { isMade = true }

    /// Records a node that is being made. Returns the numbers that the first of its elements had.
    func place(_ node: Node, below parent: Node?, elementCount: Int) -> [UInt32] {
        guard let place = places.add(node, below: parent, isRepeated: isMade)?.place else { return [] }
        // Which elements there are in the end, and so which numbers lead to them, ``LateNumbers`` finds out.
        return elementCount > 0 && !isMade ? stored.formerNumbers.numbers(at: place, count: elementCount) : []
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
        return places[node]?.place.key(ofType: DurableTypeName.of(type).hash)
    }
}

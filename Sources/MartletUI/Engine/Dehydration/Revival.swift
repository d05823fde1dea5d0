/// Makes a tree, or a row of one, out of what was kept of an earlier one: each new node finds what the former node at
/// its place had.
final class Revival {
    private let state: DehydratedState
    /// The node below which a row is made; `nil` for a whole tree.
    private let list: Node?
    private let places: PlacesOfNewNodes

    init(_ state: DehydratedState, below list: Node? = nil) {
        (self.state, self.list) = (state, list)
        places = PlacesOfNewNodes(others: state.others)
    }

    /// Records a node that is being made and returns the identifier of the first element that stood at its place; `nil`
    /// if no node stood there, or one with another number of elements.
    func place(_ node: Node, below parent: Node?, elementCount: Int) -> UInt32? {
        guard let found = places.add(node, below: parent === list ? nil : parent),
            let old = state.nodeIdentifiers[KeptPlace(found, of: node)], Int(old.count) == elementCount
        else { return nil }
        return old.first
    }

    /// Whether a node stood at the place of `node`. In a copy of a page, every view appears for the first time.
    func existed(_ node: Node?) -> Bool {
        guard state.use == .page, let node, let place = place(of: node) else { return false }
        return state.nodeIdentifiers[place] != nil
    }

    /// The storages of the view at the place of `node`, if it was of this type.
    func storages(of node: Node, _ type: ObjectIdentifier) -> ContiguousArray<PropertyStorage?>? {
        guard let place = place(of: node), let kept = state.properties[place], kept.type == type else { return nil }
        return kept.storages
    }

    private func place(of node: Node) -> KeptPlace? { places[node].map { KeptPlace($0, of: node) } }
}

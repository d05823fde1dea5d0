/// Makes a tree, or a row of one, out of what was kept of an earlier one: each new node finds what the former node at
/// its place had.
final class Revival {
    private let state: DehydratedState
    /// The node below which a row is made; `nil` for a whole tree.
    private let list: Node?
    /// The paths of the nodes made so far.
    private var paths: [ObjectIdentifier: IdentityHash] = [:]
    /// The former positions of the rows of the lists made so far.
    private var rowPositions: [ObjectIdentifier: ContiguousArray<Int>] = [:]

    init(_ state: DehydratedState, below list: Node? = nil) { (self.state, self.list) = (state, list) }

    /// Records a node that is being made and returns the identifier of the first element that stood at its place; `nil`
    /// if no node stood there, or one with another number of elements.
    func place(_ node: Node, below parent: Node?, elementCount: Int) -> UInt32? {
        let path = parent === list ? .root : parent.map(pathOfNext(below:)) ?? .root
        paths[ObjectIdentifier(node)] = path
        guard let old = state.nodeIdentifiers[path], Int(old.count) == elementCount else { return nil }
        return old.first
    }

    /// The path of the child of `parent` that is being made. A child that did not stand there before gets a path that
    /// was never kept.
    private func pathOfNext(below parent: Node) -> IdentityHash {
        let path = paths[ObjectIdentifier(parent)] ?? .root
        switch parent.childIdentities {
        case nil: return path.child(at: parent.positionOfFirstChild + parent.children.count)
        case .branch(let key)?: return path.child(at: state.branches[path] == key ? 0 : -1)
        case .rows(let identities)?:
            let known = rowPositions[ObjectIdentifier(parent)]
            let positions = known ?? identities.positions(in: state.rows[path])
            if known == nil { rowPositions[ObjectIdentifier(parent)] = positions }
            let next = parent.positionOfNext
            return path.child(at: positions.indices.contains(next) ? positions[next] : -1 - next)
        }
    }

    /// Whether a node stood at the place of `node`. In a copy of a page, every view appears for the first time.
    func existed(_ node: Node?) -> Bool {
        guard state.use == .page, let node, let path = paths[ObjectIdentifier(node)] else { return false }
        return state.nodeIdentifiers[path] != nil
    }

    /// The storages of the view at the place of `node`, if it was of this type.
    func storages(of node: Node, _ type: ObjectIdentifier) -> ContiguousArray<PropertyStorage?>? {
        guard let path = paths[ObjectIdentifier(node)], let kept = state.properties[path], kept.type == type else {
            return nil
        }
        return kept.storages
    }
}

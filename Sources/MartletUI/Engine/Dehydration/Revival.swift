/// The making of a tree out of what was kept of an earlier one: each new node finds what the node at its place had.
final class Revival {
    private let tree: DehydratedTree
    /// The paths of the nodes made so far.
    private var paths: [ObjectIdentifier: IdentityHash] = [:]
    /// Where the rows of the lists made so far stood before.
    private var rowPositions: [ObjectIdentifier: ContiguousArray<Int>] = [:]

    init(_ tree: DehydratedTree) { self.tree = tree }

    /// Notes a node that is being made, and gives the number of the first element that stood at its place; `nil` if there
    /// was none, or of another size.
    func place(_ node: Node, below parent: Node?, elementCount: Int) -> UInt32? {
        let path = parent.map(pathOfNext(below:)) ?? .root
        paths[ObjectIdentifier(node)] = path
        guard let old = tree.numbers[path], Int(old.count) == elementCount else { return nil }
        return old.base
    }

    /// The path of the child of `parent` that is being made. What did not stand there before has one that was never kept.
    private func pathOfNext(below parent: Node) -> IdentityHash {
        let path = paths[ObjectIdentifier(parent)] ?? .root
        switch parent.childIdentities {
        case nil: return path.child(at: parent.children.count)
        case .branch(let key)?: return path.child(at: tree.branches[path] == key ? 0 : -1)
        case .rows(let identities)?:
            let known = rowPositions[ObjectIdentifier(parent)]
            let positions = known ?? identities.positions(in: tree.rows[path])
            if known == nil { rowPositions[ObjectIdentifier(parent)] = positions }
            let next = parent.positionOfNext
            return path.child(at: positions.indices.contains(next) ? positions[next] : -1 - next)
        }
    }

    /// Whether there was a node at the place of `node`. In a copy of a page all views appear for the first time.
    func existed(_ node: Node?) -> Bool {
        guard !tree.isCopy, let node, let path = paths[ObjectIdentifier(node)] else { return false }
        return tree.numbers[path] != nil
    }

    /// The storages of the view at the place of `node`, if it was of this type.
    func storages(of node: Node, _ type: ViewType) -> ContiguousArray<PropertyStorage?>? {
        guard let path = paths[ObjectIdentifier(node)], let kept = tree.properties[path],
            kept.type == ObjectIdentifier(type)
        else { return nil }
        return kept.storages
    }
}

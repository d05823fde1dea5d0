/// Where a view is that a program scrolls to by its identifier.
enum ScrollDestination {
    case view(Node)
    /// A row that a lazy list does not hold at present.
    case row(position: Int, any LazyList)

    /// Finds the first view below `node` that has `identifier`: the row of a `ForEach`, or what `id(_:)` identifies.
    static func find(_ identifier: AnyHashable, below node: Node) -> ScrollDestination? {
        if let list = node.lazyList, let position = list.position(of: identifier) {
            return list.row(at: position).map { .view($0) } ?? .row(position: position, list)
        }
        switch node.childIdentities {
        // The branches of an `if` are called true and false.
        case .branch(let key)? where key == identifier && !(key.base is Bool):
            if let child = node.children.first { return .view(child) }
        case .rows(let rows)?:
            if let position = rows.position(of: identifier), node.children.indices.contains(position) {
                return .view(node.children[position])
            }
        default: break
        }
        for child in node.children {
            if let found = find(identifier, below: child) { return found }
        }
        return nil
    }

    /// The identifier of the row that `node` is in, or of the view that `id(_:)` identifies, if it is an `ID`.
    static func identifier<ID: Hashable>(around node: Node, as type: ID.Type) -> ID? {
        var node = node
        while let parent = node.parent {
            if let position = parent.children.firstIndex(where: { $0 === node }) {
                switch parent.childIdentities?.identity(at: position) {
                case .row(let key, _)?: if let identifier = key.base as? ID { return identifier }
                case .branch(let key)?: if let identifier = key.base as? ID, !(key.base is Bool) { return identifier }
                default: break
                }
            }
            node = parent
        }
        return nil
    }
}

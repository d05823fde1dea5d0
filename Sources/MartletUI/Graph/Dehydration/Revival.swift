/// The making of a tree out of what was kept of an earlier one: each new node finds what the node at its place had.
final class Revival {
    private let tree: DehydratedTree
    /// The paths of the nodes made so far.
    private var paths: [ObjectIdentifier: IdentityHash] = [:]

    init(_ tree: DehydratedTree) { self.tree = tree }

    /// The title that the browser has, if a view gave one.
    var documentTitle: String? { tree.documentTitle }

    /// Notes a node that is being made, and gives the number of the first element that stood at its place; `nil` if there
    /// was none, or of another size.
    func place(_ node: Node, below parent: Node?, elementCount: Int) -> UInt32? {
        let path = parent.map { (paths[ObjectIdentifier($0)] ?? .root).child($0.identityOfNext, at: $0.children.count) }
        paths[ObjectIdentifier(node)] = path ?? .root
        guard let old = tree.numbers[path ?? .root], Int(old.count) == elementCount else { return nil }
        return old.base
    }

    /// Whether there was a node at the place of `node`.
    func existed(_ node: Node?) -> Bool {
        guard let node, let path = paths[ObjectIdentifier(node)] else { return false }
        return tree.numbers[path] != nil
    }

    /// The storages of the view at the place of `node`, if it was of this type.
    func storages(of node: Node, _ type: ViewType) -> ContiguousArray<AnyObject>? {
        guard let path = paths[ObjectIdentifier(node)], let kept = tree.properties[path],
            kept.type == ObjectIdentifier(type)
        else { return nil }
        return kept.storages
    }
}

/// What remains of a page's tree while no browser shows it: the views' state by identity path and the node identifiers
/// that the browser knows, but no views.
package final class DehydratedTree {
    /// The state of one view.
    struct Properties {
        let type: ObjectIdentifier
        let storages: ContiguousArray<PropertyStorage?>
    }

    private(set) var numbers = IdentifierTable()
    private(set) var properties: [IdentityHash: Properties] = [:]
    /// The row identities of lists, and the branches that stood where content is replaced by other content.
    private(set) var rows: [IdentityHash: any RowIdentities] = [:]
    private(set) var branches: [IdentityHash: AnyHashable] = [:]
    /// Whether a view asks to be notified when it leaves the page.
    package private(set) var awaitsDisappearance = false
    /// What the browser has been sent.
    let client: ClientMirror
    /// The identifiers to allocate next, without the nodes that had them.
    let identifiers: NodeIdentifiers
    /// The digest of the page's HTML as the browser shows it.
    let digest: Int

    /// Whether the tree serves to make a second page while the first one stays alive.
    let isCopy: Bool

    /// The starting point of a second page: the node identifiers and the values of the state. Two pages never share
    /// objects.
    package convenience init(copying graph: ViewGraph) { self.init(graph, digest: 0, isCopy: true) }

    init(_ graph: ViewGraph, digest: Int, isCopy: Bool = false) {
        self.isCopy = isCopy
        client = graph.client
        identifiers = graph.identifiers.withoutNodes
        self.digest = digest
        if let root = graph.root { take(root, .root) }
        numbers.close()
    }

    private func take(_ node: Node, _ path: IdentityHash) {
        if let effect = node as? EffectNode {
            awaitsDisappearance = awaitsDisappearance || effect.awaitsDisappearance
            return
        }
        numbers.append(path, .init(base: node.base, count: UInt32(node.elementCount)))
        if let type = node.declaredType, let storages = node.keptStorages {
            properties[path] = Properties(
                type: ObjectIdentifier(type),
                storages: isCopy ? ContiguousArray(storages.map { $0?.copied() }) : storages)
        }
        switch node.childIdentities {
        case .rows(let identities)?: rows[path] = identities
        case .branch(let key)?: branches[path] = key
        case nil: break
        }
        for (index, child) in node.children.enumerated() { take(child, path.child(at: index)) }
    }

    /// Detaches the state from its former nodes, which no longer exist.
    func detachState() {
        for kept in properties.values { for storage in kept.storages { storage?.detach() } }
    }
}

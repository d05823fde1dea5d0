/// What stays of a page's tree while nobody is there to see it: the views' state by identity path, the numbers that the
/// browser knows, and no view.
package final class DehydratedTree {
    /// The state of one view.
    struct Properties {
        let type: ObjectIdentifier
        let storages: ContiguousArray<PropertyStorage?>
    }

    private(set) var numbers = IdentifierTable()
    private(set) var properties: [IdentityHash: Properties] = [:]
    /// The rows of lists, and what stood where content is replaced by other content.
    private(set) var rows: [IdentityHash: any RowIdentities] = [:]
    private(set) var branches: [IdentityHash: AnyHashable] = [:]
    /// Whether a view wants to know when it leaves the page.
    package private(set) var awaitsDisappearance = false
    /// What the browser has been sent.
    let client: ClientMirror
    /// The identifiers to be given next, without the nodes that had them.
    let identifiers: NodeIdentifiers
    /// Of the HTML of the page as the browser shows it.
    let digest: Int

    /// Whether a second page is made of it, while the first lives on.
    let isCopy: Bool

    /// What a second page begins with: the numbers, and the values of the state. Objects are not shared by two pages.
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

    /// Detaches the state: the nodes that it belonged to have gone.
    func detachState() {
        for kept in properties.values { for storage in kept.storages { storage?.detach() } }
    }
}

/// A position whose one instance arrives, leaves or is replaced: `if`, `switch`, an optional, `AnyView`, `.id(_:)`.
package final class BranchNode: ParentNode {
    /// Identifies which of the possible contents stands here.
    private var key: AnyHashable?

    package init(_ place: NodePlace) { super.init(place, elementCount: 0) }

    package override var slotKind: SlotKind { .dynamicSlot }

    override var childIdentities: ChildIdentities? { key.map { .branch($0) } }

    /// Makes the first content, without patches.
    package func begin<Content: View>(_ content: Content?, _ key: AnyHashable?) {
        guard let content else { return }
        self.key = key
        nodes.append(Content._makeNode(content, NodePlace(parent: self, graph: graph)))
    }

    /// Sets the next content: the same branch is updated, another replaces it.
    package func update<Content: View>(_ content: Content?, _ key: AnyHashable?, anchor: UInt32) {
        if let content, let child = nodes.first, self.key == key {
            Content._updateNode(child, content)
            return
        }
        if let child = nodes.first {
            graph.patches.remove(child.firstIdentifier, through: child.lastIdentifier)
            graph.removeReplaced(child)
            nodes.removeAll()
        }
        self.key = key
        guard let content else { return }
        nodes.append(Content._makeNode(content, NodePlace(parent: self, graph: graph)))
        graph.insert(nodes, before: anchor)
    }
}

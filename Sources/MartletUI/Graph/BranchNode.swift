/// A position whose one instance comes, goes or is replaced: `if`, `switch`, an optional, `AnyView`, `.id(_:)`.
package final class BranchNode: Node {
    /// Which of the possible contents stands here.
    private var key: AnyHashable?

    package init(_ place: NodePlace) { super.init(place, elementCount: 0) }

    package override var standing: Standing { .hole }

    package override func identity(of child: Node) -> String? {
        guard let key, !(key.base is ObjectIdentifier) else { return nil }
        return IdentityPath.escaped(String(describing: key.base))
    }

    /// The first content, without patches.
    package func begin<Content: View>(_ content: Content?, _ key: AnyHashable?) {
        guard let content else { return }
        self.key = key
        children.append(Content._makeNode(content, NodePlace(parent: self, graph: graph)))
    }

    /// The next content: the same branch is updated, another replaces it.
    package func update<Content: View>(_ content: Content?, _ key: AnyHashable?, anchor: UInt32) {
        if let content, let child = children.first, self.key == key {
            Content._updateNode(child, content)
            return
        }
        if let child = children.first {
            graph.patches.remove(child.firstNumber, through: child.lastNumber)
            child.remove()
            children.removeAll()
        }
        self.key = key
        guard let content else { return }
        children.append(Content._makeNode(content, NodePlace(parent: self, graph: graph)))
        graph.insert(children, before: anchor)
    }
}

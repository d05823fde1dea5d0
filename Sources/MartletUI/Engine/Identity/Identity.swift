/// What distinguishes a view from its siblings for as long as it lives.
package enum Identity: Hashable {
    /// A child that always stands at the same place among its siblings. Only views with a `body` and places whose
    /// content changes count: a modifier such as `.padding()` or `.onAppear` moves neither its view nor the
    /// siblings.
    case position(Int)
    /// The content that stands at a place where content changes: a branch of an `if`, the type in an `AnyView`, the
    /// value passed to `.id(_:)`.
    case branch(AnyHashable)
    /// The row of a `ForEach` with this identifier. Of rows with equal identifiers, the first has occurrence 0.
    case row(AnyHashable, occurrence: Int)
}

/// The place of a view: the identities of the views around it, from the root, and its own.
package struct IdentityPath: Hashable {
    package let identities: [Identity]
}

extension Node {
    /// The path of this node. It is known while the node is being made.
    package var identityPath: IdentityPath {
        var identities: [Identity] = []
        var node = self
        var position = 0
        while let parent = node.parent {
            // A node that is being made is not among the children yet.
            let index = parent.children.firstIndex { $0 === node } ?? parent.positionOfNext
            if let kinds = parent.childIdentities {
                identities += [.position(position), kinds.identity(at: index)]
                position = 0
            } else {
                position += parent.children.prefix(index).reduce(0) { $0 + $1.identityPositions }
                if !parent.isPartOfParent {
                    identities.append(.position(position))
                    position = 0
                }
            }
            node = parent
        }
        identities.append(.position(position))
        return IdentityPath(identities: identities.reversed())
    }
}

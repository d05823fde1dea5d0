import MartletValues

/// The place of a view as another process running the same program finds it: an ``IdentityPath`` as a hash, made from
/// the root downwards.
struct DurablePlace {
    /// The path up to the last position.
    let container: DurableHash
    /// The position among the views in the container (``Identity/position(_:)``).
    let position: Int

    static let root = DurablePlace(container: DurableHasher().finish(), position: 0)

    var path: DurableHash {
        var hasher = DurableHasher()
        hasher.combine(container)
        hasher.combine(UInt64(bitPattern: Int64(position)))
        return hasher.finish()
    }

    /// What a view of type `typeName` at this place stores its state under: nothing is ever decoded into a view of
    /// another type.
    func key(ofType typeName: DurableHash) -> DurableHash {
        var hasher = DurableHasher()
        hasher.combine(path)
        hasher.combine(typeName)
        return hasher.finish()
    }

    /// The place of a child of the node at this place, which comes `offset` positions after the node's first child.
    func child(of parent: Node, after offset: Int) -> DurablePlace {
        parent.isPartOfParent
            ? DurablePlace(container: container, position: position + offset)
            : DurablePlace(container: path, position: offset)
    }

    /// The place of a child that is told from its siblings by `identity`.
    func child(_ identity: Identity) throws(DurableIdentity.Unavailable) -> DurablePlace {
        var hasher = DurableHasher()
        hasher.combine(path)
        switch identity {
        case .position(let position):
            hasher.combine(0)
            hasher.combine(UInt64(bitPattern: Int64(position)))
        case .branch(let key):
            hasher.combine(1)
            try hasher.combine(identifier: key)
        case .row(let key, let occurrence):
            hasher.combine(2)
            try hasher.combine(identifier: key)
            hasher.combine(UInt64(occurrence))
        }
        return DurablePlace(container: hasher.finish(), position: 0)
    }
}

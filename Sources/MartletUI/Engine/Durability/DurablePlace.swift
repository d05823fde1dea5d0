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

    /// The place of the first child of `parent`, the node at this place.
    func firstChild(of parent: Node) -> DurablePlace {
        parent.isPartOfParent ? self : DurablePlace(container: path, position: 0)
    }

    /// The place of a sibling that comes `offset` positions later.
    func advanced(by offset: Int) -> DurablePlace {
        DurablePlace(container: container, position: position + offset)
    }

    /// The place of a child that is told from its siblings by `identity`. An identifier that cannot be written down has its number
    /// among `others`.
    func child(
        _ identity: Identity, others: NumberedIdentifiers? = nil
    ) throws(IdentifierWithoutText) -> DurablePlace {
        var hasher = DurableHasher()
        hasher.combine(path)
        switch identity {
        case .position(let position):
            hasher.combine(0)
            hasher.combine(UInt64(bitPattern: Int64(position)))
        case .branch(let key):
            hasher.combine(1)
            try hasher.combine(identifier: key, others: others)
        case .row(let key, let occurrence):
            hasher.combine(2)
            try hasher.combine(identifier: key, others: others)
            hasher.combine(UInt64(occurrence))
        }
        return DurablePlace(container: hasher.finish(), position: 0)
    }
}

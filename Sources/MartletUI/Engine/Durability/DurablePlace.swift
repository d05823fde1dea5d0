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
    func child(_ identity: Identity, _ names: DurableTypeNames) throws(DurableIdentity.Unavailable) -> DurablePlace {
        var hasher = DurableHasher()
        hasher.combine(path)
        switch identity {
        case .position(let position):
            hasher.combine(0)
            hasher.combine(UInt64(bitPattern: Int64(position)))
        case .branch(let key):
            hasher.combine(1)
            try names.combine(key, into: &hasher)
        case .row(let key, let occurrence):
            hasher.combine(2)
            try names.combine(key, into: &hasher)
            hasher.combine(UInt64(occurrence))
        }
        return DurablePlace(container: hasher.finish(), position: 0)
    }
}

/// The hashes of types' names, for one page: to make a name takes microseconds.
final class DurableTypeNames {
    private var hashes: [ObjectIdentifier: DurableHash] = [:]

    func hash(of type: Any.Type) -> DurableHash {
        if let known = hashes[ObjectIdentifier(type)] { return known }
        var hasher = DurableHasher()
        hasher.combine(DurableIdentity.name(of: type))
        let hash = hasher.finish()
        hashes[ObjectIdentifier(type)] = hash
        return hash
    }

    /// Combines an identifier with its type: 1 and "1" are two identifiers.
    func combine(_ key: AnyHashable, into hasher: inout DurableHasher) throws(DurableIdentity.Unavailable) {
        let base = key.base
        hasher.combine(hash(of: type(of: base)))
        switch base {
        case let number as Int: hasher.combine(UInt64(bitPattern: Int64(number)))
        case let text as String: hasher.combine(text)
        default:
            guard let text = IdentifierText.text(of: base) else {
                throw DurableIdentity.Unavailable(identifierType: ViewType.shortName(of: type(of: base)))
            }
            hasher.combine(text)
        }
    }
}

import MartletValues

/// Finds the durable places of nodes while they are made, when they are not yet among the children of their parents.
final class PlacesOfNewNodes {
    /// The place of a node, and how many nodes around it are grouped with it at that place.
    struct Found {
        var place: DurablePlace
        var level: Int
    }

    private let others: NumberedIdentifiers?
    /// The places of the nodes made so far. Each node is held, so that none takes the address of another that has gone.
    private var places: [ObjectIdentifier: (found: Found, node: Node)] = [:]
    /// How many of a parent's children have been counted, and the place of the next.
    private var counted: [ObjectIdentifier: (children: Int, next: DurablePlace)] = [:]
    /// How often an identifier has occurred among the rows that a list has made.
    private var occurrences: [ObjectIdentifier: [AnyHashable: Int]] = [:]

    /// Below an identifier that cannot be written down there are no places, unless it has a number among `others`.
    init(others: NumberedIdentifiers? = nil) { self.others = others }

    subscript(node: Node) -> Found? { places[ObjectIdentifier(node)]?.found }

    /// Notes a node that is being made below `parent`; without one, it is the root. `isRepeated` says that rows may be made
    /// more than once.
    func add(_ node: Node, below parent: Node?, isRepeated: Bool = false) -> Found? {
        let root = Found(place: .root, level: 0)
        guard let found = parent == nil ? root : parent.flatMap({ next(below: $0, isRepeated) }) else { return nil }
        places[ObjectIdentifier(node)] = (found, node)
        return found
    }

    private func next(below parent: Node, _ isRepeated: Bool) -> Found? {
        guard let found = self[parent] else { return nil }
        guard let identities = parent.childIdentities else {
            return Found(
                place: placeOfNext(below: parent, at: found.place), level: parent.isPartOfParent ? found.level + 1 : 0)
        }
        let identity = identityOfNext(below: parent, identities, isRepeated)
        return (try? found.place.child(identity, others: others)).map { Found(place: $0, level: 0) }
    }

    private func placeOfNext(below parent: Node, at place: DurablePlace) -> DurablePlace {
        var (children, next) = counted[ObjectIdentifier(parent)] ?? (0, place.firstChild(of: parent))
        let all = parent.children
        while children < all.count {
            next = next.advanced(by: all[children].identityPositions)
            children += 1
        }
        counted[ObjectIdentifier(parent)] = (children, next)
        return next
    }

    private func identityOfNext(below parent: Node, _ identities: ChildIdentities, _ isRepeated: Bool) -> Identity {
        switch identities {
        case .branch(let key): return .branch(key)
        case .rows(let rows):
            if isRepeated { return rows.identity(at: parent.positionOfNext) }
            guard let identifier = rows.identifier(at: parent.positionOfNext) else { return .position(0) }
            let occurrence = occurrences[ObjectIdentifier(parent)]?[identifier] ?? 0
            occurrences[ObjectIdentifier(parent), default: [:]][identifier] = occurrence + 1
            return .row(identifier, occurrence: occurrence)
        }
    }
}

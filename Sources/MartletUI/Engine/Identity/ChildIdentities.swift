/// What distinguishes a node's children where their position does not: exact, and valid in this process only.
enum ChildIdentities {
    /// One child, for as long as this value stays the same.
    case branch(AnyHashable)
    case rows(any RowIdentities)

    func identity(at index: Int) -> Identity {
        switch self {
        case .branch(let key): .branch(key)
        case .rows(let rows): rows.identity(at: index)
        }
    }

    /// The identities of several children, whose positions ascend.
    func identities(at positions: [Int]) -> [Identity] {
        switch self {
        case .branch(let key): positions.map { _ in .branch(key) }
        case .rows(let rows): rows.identities(at: positions)
        }
    }
}

/// The identifiers of a list's rows, kept while its page is dehydrated.
protocol RowIdentities {
    func identity(at index: Int) -> Identity
    /// The identities of several rows, whose positions ascend.
    func identities(at positions: [Int]) -> [Identity]
    /// The identifier of the row at `index`.
    func identifier(at index: Int) -> AnyHashable?
    /// The position of the first row with `identifier`.
    func position(of identifier: AnyHashable) -> Int?
}

struct ListedIdentities<Identifier: Hashable>: RowIdentities {
    let identifiers: ContiguousArray<Identifier>

    func identity(at index: Int) -> Identity {
        guard identifiers.indices.contains(index) else { return .position(index) }
        let identifier = identifiers[index]
        return .row(identifier, occurrence: identifiers.prefix(index).count { $0 == identifier })
    }

    func identities(at positions: [Int]) -> [Identity] {
        // To count the equal identifiers before each row takes as long as the list is.
        guard positions.count > 4 else { return positions.map(identity) }
        var counts: [Identifier: Int] = [:]
        var wanted = positions[...]
        var identities: [Identity] = []
        for (position, identifier) in identifiers.enumerated() {
            guard let next = wanted.first else { break }
            let occurrence = counts[identifier, default: 0]
            counts[identifier] = occurrence + 1
            guard position == next else { continue }
            identities.append(.row(identifier, occurrence: occurrence))
            wanted = wanted.dropFirst()
        }
        return identities + wanted.map { .position($0) }
    }

    func identifier(at index: Int) -> AnyHashable? {
        identifiers.indices.contains(index) ? AnyHashable(identifiers[index]) : nil
    }

    func position(of identifier: AnyHashable) -> Int? {
        (identifier.base as? Identifier).flatMap { identifiers.firstIndex(of: $0) }
    }
}

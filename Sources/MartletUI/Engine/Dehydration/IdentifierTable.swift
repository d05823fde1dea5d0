/// The node identifiers of a tree's instances by their place: 16 bytes each, and a large page has as many instances as
/// elements.
struct IdentifierTable {
    /// The node identifiers of one instance.
    struct Identifiers {
        let first: UInt32
        let count: UInt32
    }

    private var entries: ContiguousArray<(path: IdentityHash, identifiers: Identifiers)> = []

    mutating func append(_ path: IdentityHash, _ identifiers: Identifiers) { entries.append((path, identifiers)) }

    /// Sorts the table for searching; nothing is added afterwards.
    mutating func close() {
        // Repeated doubling may have left the array half empty, and it is kept for a long time.
        var sorted = ContiguousArray<(path: IdentityHash, identifiers: Identifiers)>()
        sorted.reserveCapacity(entries.count)
        sorted.append(contentsOf: entries)
        sorted.sort { $0.path < $1.path }
        entries = sorted
    }

    subscript(path: IdentityHash) -> Identifiers? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = low + (high - low) / 2
            if entries[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].path == path ? entries[low].identifiers : nil
    }
}

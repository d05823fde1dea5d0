/// The node identifiers of a tree's instances by their place: 16 bytes each, and a large page has as many instances as
/// elements.
struct IdentifierTable {
    /// The node identifiers of one instance.
    struct Identifiers {
        let first: UInt32
        let count: UInt32
    }

    private var entries: ContiguousArray<(place: KeptPlace, identifiers: Identifiers)> = []

    mutating func append(_ place: KeptPlace, _ identifiers: Identifiers) { entries.append((place, identifiers)) }

    /// Sorts the table for searching; nothing is added afterwards.
    mutating func close() {
        // Repeated doubling may have left the array half empty, and it is kept for a long time.
        var sorted = ContiguousArray<(place: KeptPlace, identifiers: Identifiers)>()
        sorted.reserveCapacity(entries.count)
        sorted.append(contentsOf: entries)
        sorted.sort { $0.place < $1.place }
        entries = sorted
    }

    subscript(place: KeptPlace) -> Identifiers? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = low + (high - low) / 2
            if entries[middle].place < place { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].place == place ? entries[low].identifiers : nil
    }
}

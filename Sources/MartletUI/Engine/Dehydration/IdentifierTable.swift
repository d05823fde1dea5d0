/// The numbers of a tree's instances by where they stood: 16 bytes each, of which a large page has as many as elements.
struct IdentifierTable {
    /// The numbers of one instance.
    struct Numbers {
        let base: UInt32
        let count: UInt32
    }

    private var entries: ContiguousArray<(path: IdentityHash, numbers: Numbers)> = []

    mutating func append(_ path: IdentityHash, _ numbers: Numbers) { entries.append((path, numbers)) }

    /// Makes it ready to be searched: nothing is added any more.
    mutating func close() {
        // Grown by doubling, it may be half empty, and is kept for long.
        var sorted = ContiguousArray<(path: IdentityHash, numbers: Numbers)>()
        sorted.reserveCapacity(entries.count)
        sorted.append(contentsOf: entries)
        sorted.sort { $0.path < $1.path }
        entries = sorted
    }

    subscript(path: IdentityHash) -> Numbers? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = low + (high - low) / 2
            if entries[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].path == path ? entries[low].numbers : nil
    }
}

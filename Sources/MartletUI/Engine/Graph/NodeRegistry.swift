/// Finds an instance by any node identifier in its block.
///
/// Blocks are allocated in ascending order, so instances are sorted as they are added, and a binary search finds them.
/// Removed ones leave gaps, which are closed when they outnumber the rest.
package struct NodeRegistry {
    /// A node, or the identifier at which a removed one was: eight bytes, because there is one entry for each row of a
    /// table. Nodes are aligned, so the lowest bit distinguishes the two.
    private struct Entry {
        private let bits: UInt

        init(_ node: Node) { bits = UInt(bitPattern: Unmanaged.passUnretained(node).toOpaque()) }
        init(gapAt identifier: UInt32) { bits = UInt(identifier) << 1 | 1 }

        var node: Node? {
            guard bits & 1 == 0, let pointer = UnsafeRawPointer(bitPattern: bits) else { return nil }
            return Unmanaged<Node>.fromOpaque(pointer).takeUnretainedValue()
        }

        var baseIdentifier: UInt32 { node?.baseIdentifier ?? UInt32(truncatingIfNeeded: bits >> 1) }
    }

    private var entries: ContiguousArray<Entry> = []
    private var gaps = 0

    package init() {}

    /// The number of nodes with identifiers.
    var count: Int { entries.count - gaps }

    /// Adds a node without owning it: a node leaves the registry when it is removed, and until then its parent holds
    /// it.
    mutating func add(_ node: Node) { entries.append(Entry(node)) }

    mutating func remove(_ node: Node) {
        // A node without elements has no entry; its identifier equals that of the next node's first element.
        guard let index = index(of: node.baseIdentifier), entries[index].node === node else { return }
        entries[index] = Entry(gapAt: node.baseIdentifier)
        gaps += 1
        if gaps * 2 > entries.count {
            entries.removeAll { $0.node == nil }
            gaps = 0
        }
    }

    /// Sorts the nodes, after some were added with identifiers of earlier ones.
    mutating func sort() { entries.sort { $0.baseIdentifier < $1.baseIdentifier } }

    /// The nodes whose identifiers begin at `identifier` or above, in ascending order.
    func nodes(from identifier: UInt32) -> [Node] {
        var start = entries.count
        while start > 0, entries[start - 1].baseIdentifier >= identifier { start -= 1 }
        return entries[start...].compactMap(\.node)
    }

    /// The longest run of identifiers, from 1 up to `limit`, that no node has.
    func largestGap(below limit: UInt32) -> Range<UInt32> {
        var gap: Range<UInt32> = 1..<1
        var end: UInt32 = 1
        for node in entries.lazy.compactMap(\.node) where node.baseIdentifier < limit {
            if node.baseIdentifier > end, node.baseIdentifier - end > gap.count { gap = end..<node.baseIdentifier }
            end = max(end, node.baseIdentifier.addingClamped(UInt32(clamping: node.elementCount)))
        }
        if end < limit, limit - end > gap.count { gap = end..<limit }
        return gap
    }

    func node(at identifier: UInt32) -> Node? {
        guard let index = index(of: identifier), let node = entries[index].node else { return nil }
        return identifier - node.baseIdentifier < node.elementCount ? node : nil
    }

    private func index(of identifier: UInt32) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].baseIdentifier <= identifier { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}

extension UInt32 {
    fileprivate func addingClamped(_ other: UInt32) -> UInt32 {
        let (sum, isOver) = addingReportingOverflow(other)
        return isOver ? .max : sum
    }
}

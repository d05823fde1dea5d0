/// Finds how one list of keys became another: which keys stay, move, arrive or leave, with the fewest moves.
///
/// The type stands alone and knows nothing of nodes. A common beginning and end are only counted, so that a change at
/// one place in a long list allocates next to nothing.
package struct KeyedDiff {
    /// The new positions between the common beginning and the common end.
    package private(set) var middle = 0..<0
    /// The number of old elements that stood there.
    package private(set) var oldMiddleCount = 0
    private var sources: ContiguousArray<Int> = []
    private var moves: ContiguousArray<Bool> = []
    /// The old positions of the removed elements, ascending.
    package private(set) var removals: ContiguousArray<Int> = []

    package init() {}

    /// Whether every element is where it was.
    package var isEmpty: Bool { middle.isEmpty && oldMiddleCount == 0 }

    /// The old position that the element at a new `position` comes from, or -1 if it is new.
    package func source(of position: Int) -> Int {
        if position < middle.lowerBound { return position }
        return position < middle.upperBound
            ? sources[position - middle.lowerBound] : position - middle.count + oldMiddleCount
    }

    /// Whether the element at a new `position` has to move; never true for a new one.
    package func moves(_ position: Int) -> Bool { middle.contains(position) && moves[position - middle.lowerBound] }

    /// Computes the difference. Between the common beginning and end, equal keys are matched in order of appearance.
    // The usual key types are specialized: this loop runs over every row whenever its view is evaluated.
    @_specialize(where Key == Int)
    @_specialize(where Key == String)
    package mutating func compute<Key: Hashable>(from old: ContiguousArray<Key>, to new: ContiguousArray<Key>) {
        self = KeyedDiff()
        var start = 0
        let shorter = min(old.count, new.count)
        while start < shorter, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }

        middle = start..<(new.count - tail)
        oldMiddleCount = old.count - tail - start
        matchMiddle(old, start..<(old.count - tail), new, middle)
    }

    private mutating func matchMiddle<Key: Hashable>(
        _ old: ContiguousArray<Key>, _ oldRange: Range<Int>, _ new: ContiguousArray<Key>, _ newRange: Range<Int>
    ) {
        moves = ContiguousArray(repeating: false, count: newRange.count)
        if oldRange.isEmpty || newRange.isEmpty {
            sources = ContiguousArray(repeating: -1, count: newRange.count)
            removals.append(contentsOf: oldRange)
            return
        }
        // Swapping two rows is what people do by hand; it needs no table.
        if oldRange.count == newRange.count, oldRange.count > 2,
            old[oldRange.lowerBound] == new[newRange.upperBound - 1],
            old[oldRange.upperBound - 1] == new[newRange.lowerBound],
            isSame(old, oldRange.lowerBound + 1, new, newRange.lowerBound + 1, count: oldRange.count - 2)
        {
            sources = ContiguousArray(oldRange)
            sources.swapAt(0, sources.count - 1)
            moves[0] = true
            moves[moves.count - 1] = true
            return
        }
        matchByTable(old, oldRange, new, newRange)
        markMoves()
    }

    private mutating func matchByTable<Key: Hashable>(
        _ old: ContiguousArray<Key>, _ oldRange: Range<Int>, _ new: ContiguousArray<Key>, _ newRange: Range<Int>
    ) {
        sources.reserveCapacity(newRange.count)
        var positions = [Key: Int](minimumCapacity: oldRange.count)
        // Of several equal keys the first one is found first; later ones queue behind it.
        var next: [Int: Int] = [:]
        for position in oldRange.reversed() {
            if let later = positions.updateValue(position, forKey: old[position]) { next[position] = later }
        }
        var isTaken = ContiguousArray(repeating: false, count: oldRange.count)
        for position in newRange {
            guard let source = positions[new[position]] else {
                sources.append(-1)
                continue
            }
            sources.append(source)
            isTaken[source - oldRange.lowerBound] = true
            positions[new[position]] = next[source]
        }
        for position in oldRange where !isTaken[position - oldRange.lowerBound] { removals.append(position) }
    }

    private func isSame<Key: Equatable>(
        _ old: ContiguousArray<Key>, _ oldStart: Int, _ new: ContiguousArray<Key>, _ newStart: Int, count: Int
    ) -> Bool {
        for offset in 0..<count where old[oldStart + offset] != new[newStart + offset] { return false }
        return true
    }

    private mutating func markMoves() {
        var highest = -1
        var isSorted = true
        for source in sources where source >= 0 {
            if source < highest {
                isSorted = false
                break
            }
            highest = source
        }
        guard !isSorted else { return }
        for position in sources.indices where sources[position] >= 0 { moves[position] = true }
        var increasing = IncreasingSubsequence()
        increasing.find(in: sources, sources.indices)
        for position in increasing.positions { moves[position] = false }
    }
}

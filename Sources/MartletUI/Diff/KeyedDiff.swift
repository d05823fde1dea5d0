/// Finds how a list of keys became another: what stays, what moves, what is new and what is gone, with the fewest moves.
///
/// A standalone type: it knows nothing of nodes. Its scratch storage is kept between uses, so that a diff of a list that
/// was diffed before allocates nothing but the key table.
package struct KeyedDiff {
    /// For each new position: the old position it comes from, or -1 if it is new.
    package private(set) var sources: ContiguousArray<Int> = []
    /// For each new position: whether its element has to move (never true for new ones).
    package private(set) var moves: ContiguousArray<Bool> = []
    /// The old positions that are gone, ascending.
    package private(set) var removals: ContiguousArray<Int> = []
    private var increasing = IncreasingSubsequence()

    package init() {}

    /// Computes the difference. Between the common beginning and end, equal keys are matched in order of appearance.
    package mutating func compute<Key: Hashable>(from old: ContiguousArray<Key>, to new: ContiguousArray<Key>) {
        sources.removeAll(keepingCapacity: true)
        moves.removeAll(keepingCapacity: true)
        removals.removeAll(keepingCapacity: true)

        var start = 0
        let shorter = min(old.count, new.count)
        while start < shorter, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }

        sources.append(contentsOf: 0..<start)
        matchMiddle(old, start..<(old.count - tail), new, start..<(new.count - tail))
        sources.append(contentsOf: (old.count - tail)..<old.count)

        moves.append(contentsOf: repeatElement(false, count: new.count))
        markMoves(start..<(new.count - tail))
    }

    private mutating func matchMiddle<Key: Hashable>(
        _ old: ContiguousArray<Key>, _ oldRange: Range<Int>, _ new: ContiguousArray<Key>, _ newRange: Range<Int>
    ) {
        if oldRange.isEmpty || newRange.isEmpty {
            sources.append(contentsOf: repeatElement(-1, count: newRange.count))
            removals.append(contentsOf: oldRange)
            return
        }
        // Two rows swapped is what people do by hand; it needs no table.
        if oldRange.count == newRange.count, oldRange.count > 1,
            old[oldRange.lowerBound] == new[newRange.upperBound - 1],
            old[oldRange.upperBound - 1] == new[newRange.lowerBound],
            isSame(old, oldRange.lowerBound + 1, new, newRange.lowerBound + 1, count: oldRange.count - 2)
        {
            sources.append(oldRange.upperBound - 1)
            sources.append(contentsOf: oldRange.dropFirst().dropLast())
            sources.append(oldRange.lowerBound)
            return
        }
        var positions = [Key: Int](minimumCapacity: oldRange.count)
        // Of several equal keys the first is found first: later ones wait behind it.
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

    private mutating func markMoves(_ range: Range<Int>) {
        var highest = -1
        var isSorted = true
        for position in range where sources[position] >= 0 {
            if sources[position] < highest {
                isSorted = false
                break
            }
            highest = sources[position]
        }
        guard !isSorted else { return }
        for position in range where sources[position] >= 0 { moves[position] = true }
        increasing.find(in: sources, range)
        for position in increasing.positions { moves[position] = false }
    }
}

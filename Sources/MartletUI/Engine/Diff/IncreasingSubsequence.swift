/// The longest increasing subsequence: the elements of a list that may stay where they are while the others move.
package struct IncreasingSubsequence {
    /// The positions of the subsequence, in unspecified order.
    package private(set) var positions: ContiguousArray<Int> = []
    private var tails: ContiguousArray<Int> = []
    private var previous: ContiguousArray<Int> = []

    package init() {}

    /// Finds the subsequence among the non-negative `values` in `range`.
    package mutating func find(in values: ContiguousArray<Int>, _ range: Range<Int>) {
        positions.removeAll(keepingCapacity: true)
        tails.removeAll(keepingCapacity: true)
        previous.removeAll(keepingCapacity: true)
        previous.append(contentsOf: repeatElement(-1, count: range.count))

        for position in range where values[position] >= 0 {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < values[position] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[position - range.lowerBound] = tails[low - 1] }
            if low == tails.count { tails.append(position) } else { tails[low] = position }
        }
        var position = tails.last ?? -1
        while position >= 0 {
            positions.append(position)
            position = previous[position - range.lowerBound]
        }
    }
}

/// Where bins begin and end.
enum BinThresholds {
    /// The most bins that are made of a range: no chart draws more marks than twice as many.
    static let most = 1_000

    /// The values in their order, each once, without those that are no number.
    static func ordered<Value: Comparable>(_ values: [Value]) -> [Value] {
        var ordered: [Value] = []
        for value in values.filter({ $0 == $0 }).sorted() where ordered.last != value { ordered.append(value) }
        return ordered
    }

    /// The bin between two of the thresholds that has a value; the first or the last one for a value beside them.
    static func index<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
        var (low, high) = (0, thresholds.count)
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return min(max(low - 1, 0), max(thresholds.count - 2, 0))
    }

    /// The bin between two of the thresholds; the nearest one for an index that there is not, and `nil` if there is none.
    static func bin<Value: Comparable>(_ index: Int, of thresholds: [Value]) -> ChartBinRange<Value>? {
        guard thresholds.count > 1 else {
            return thresholds.first.map { ChartBinRange($0, $0, isLast: true) }
        }
        let index = min(max(index, 0), thresholds.count - 2)
        return ChartBinRange(thresholds[index], thresholds[index + 1], isLast: index == thresholds.count - 2)
    }

    /// How many bins show so many values well.
    static func usualCount(of values: Int) -> Int { Int.bitWidth - values.leadingZeroBitCount + 1 }

    /// Bins of one length.
    static func even(from lower: Double, to upper: Double, count: Int) -> [Double] {
        guard isRange(lower, upper) else { return [] }
        let count = min(max(count, 1), most)
        return (0...count).map { lower + (upper - lower) * (Double($0) / Double(count)) }
    }

    /// Bins of a length, of which the last one ends at the end of the range or after it.
    static func steps(of size: Double, from lower: Double, to upper: Double) -> [Double] {
        guard isRange(lower, upper) else { return [] }
        let count = ((upper - lower) / size - 1e-9).rounded(.up)
        guard size > 0, count >= 1 else { return even(from: lower, to: upper, count: 1) }
        guard count <= Double(most) else { return even(from: lower, to: upper, count: most) }
        return (0...Int(count)).map { lower + size * Double($0) }
    }

    /// Bins between round numbers.
    ///
    /// - Parameters:
    ///   - count: How many are desired.
    ///   - stride: The least length.
    ///   - areWhole: Whether the numbers are whole. Then the greatest has a bin of its own if its neighbors have.
    static func round(
        from lower: Double, to upper: Double, count: Int, stride: Double, areWhole: Bool
    ) -> [Double] {
        guard lower <= upper, isRange(lower, upper) || lower == upper, lower.magnitude <= 1e300 else { return [] }
        let count = min(max(count, 1), most / 2)
        var step = NumberTicks.step(for: (upper - lower) / Double(count), count: 1)
        if stride > 0, stride <= 1e300 { step = max(step, NumberTicks.step(for: stride, count: 1)) }
        if areWhole { step = max(step, 1) }
        let first = (lower / step + 1e-9).rounded(.down)
        let last = max(
            first + 1, areWhole ? (upper / step + 1e-9).rounded(.down) + 1 : (upper / step - 1e-9).rounded(.up))
        guard first.magnitude < 1e14, last.magnitude < 1e14 else { return [lower, upper] }
        return NumberTicks.multiples(of: step, from: first * step, to: last * step)
    }

    private static func isRange(_ lower: Double, _ upper: Double) -> Bool {
        lower < upper && lower.magnitude <= 1e300 && upper.magnitude <= 1e300
    }
}

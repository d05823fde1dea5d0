/// Ranges of numbers one after the other, into which numbers are counted.
///
///     let bins = NumberBins(data: ages, desiredCount: 10)
///     let groups = Dictionary(grouping: ages, by: bins.index)
///     Chart(bins.indices, id: \.self) { index in
///         BarMark(x: .value("Age", bins[index]), y: .value("People", groups[index]?.count ?? 0))
///     }
///
/// There are at most 1,000 bins, unless `thresholds` says more; of a range that is divided into more, they are longer.
public struct NumberBins<Value: Numeric & Comparable>: RandomAccessCollection, Equatable {
    /// The numbers at which the bins begin, and the end of the last one.
    public let thresholds: [Value]

    /// Creates the bins between numbers.
    ///
    /// - Parameter thresholds: The numbers, in any order. There is no bin for less than two.
    public init(thresholds: [Value]) { self.thresholds = BinThresholds.ordered(thresholds) }

    /// The index of the first bin.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    /// A bin. An index that there is not gives the nearest one.
    ///
    /// - Parameter position: The index.
    public subscript(position: Int) -> ChartBinRange<Value> {
        BinThresholds.bin(position, of: thresholds) ?? ChartBinRange(.zero, .zero, isLast: true)
    }

    /// The index of the bin that has a number; of a number beside all bins, that of the nearest one.
    ///
    /// - Parameter value: The number.
    public func index(for value: Value) -> Int { BinThresholds.index(of: value, in: thresholds) }
}

extension NumberBins: Sendable where Value: Sendable {}

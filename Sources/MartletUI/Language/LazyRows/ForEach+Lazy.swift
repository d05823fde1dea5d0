extension ForEach {
    /// The number of elements. A range of integers may have more than `Int` can count.
    var elementCount: Int { (data as? any IntegerRange)?.clampedCount ?? data.count }

    /// The elements without the first `offset`, of which the collection may have fewer.
    @usableFromInline
    static func laterElements(of data: Data, from offset: Int) -> Data.SubSequence {
        if let range = data as? any IntegerRange {
            return data[data.index(data.startIndex, offsetBy: min(offset, range.clampedCount))...]
        }
        let start = data.index(data.startIndex, offsetBy: offset, limitedBy: data.endIndex)
        return data[(start ?? data.endIndex)...]
    }
}

/// A range of integers, whose `count` and distances trap if it is too long.
private protocol IntegerRange {
    /// The number of integers; `Int.max` if there are more.
    var clampedCount: Int { get }
}

extension Range: IntegerRange where Bound: FixedWidthInteger {
    fileprivate var clampedCount: Int {
        let (count, isOverflow) = upperBound.subtractingReportingOverflow(lowerBound)
        return isOverflow ? .max : Int(clamping: count)
    }
}

extension ClosedRange: IntegerRange where Bound: FixedWidthInteger {
    fileprivate var clampedCount: Int {
        let (count, isOverflow) = upperBound.subtractingReportingOverflow(lowerBound)
        return isOverflow ? .max : Swift.min(Int(clamping: count), .max - 1) + 1
    }
}

/// The values of one of several bins, from one value to another.
///
/// The upper bound belongs to the next bin; of the last one, it belongs to this one.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    /// The least value.
    public let lowerBound: Bound
    /// The end.
    public let upperBound: Bound
    private let isLast: Bool

    /// - Parameter isLast: Whether the end belongs to the bin.
    init(_ one: Bound, _ other: Bound, isLast: Bool) {
        (lowerBound, upperBound, self.isLast) = (min(one, other), max(one, other), isLast)
    }

    /// Whether a value belongs to the bin.
    ///
    /// - Parameter element: The value.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (isLast ? element <= upperBound : element < upperBound)
    }

    /// The positions from the lower bound to before the upper one.
    ///
    /// - Parameter collection: Has no effect.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        Range(uncheckedBounds: (lowerBound, upperBound))
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

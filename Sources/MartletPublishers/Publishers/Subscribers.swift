/// A namespace for the types of subscribers.
public enum Subscribers {
    /// The end of a publisher's values.
    public enum Completion<Failure: Error> {
        /// The publisher has sent all values.
        case finished
        /// The publisher failed with this error.
        case failure(Failure)
    }

    /// A number of requested values.
    public struct Demand: Hashable, Comparable, Sendable {
        /// The number; `nil` for no limit.
        public let max: Int?

        /// All values.
        public static let unlimited = Demand(max: nil)
        /// No values.
        public static let none = Demand(max: 0)

        /// Returns a demand for `value` values, or for none if it is negative.
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

        public static func < (left: Demand, right: Demand) -> Bool {
            guard let left = left.max else { return false }
            return right.max.map { left < $0 } ?? true
        }

        /// Returns the sum; unlimited if either demand is.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let left = left.max, let right = right.max else { return .unlimited }
            let (sum, isTooMuch) = left.addingReportingOverflow(right)
            return isTooMuch ? .unlimited : .max(sum)
        }

        /// Adds to the demand; an unlimited demand stays unlimited.
        public static func += (left: inout Demand, right: Demand) { left = left + right }

        /// Returns the sum; unlimited if the demand is.
        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

        /// Adds to the demand; an unlimited demand stays unlimited.
        public static func += (left: inout Demand, right: Int) { left = left + right }

        /// The demand less one, and at least none.
        var oneFewer: Demand { max.map { .max($0 - 1) } ?? self }
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

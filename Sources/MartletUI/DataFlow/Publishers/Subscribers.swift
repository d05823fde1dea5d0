/// What belongs to those who listen to publishers.
public enum Subscribers {
    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        /// All values have come.
        case finished
        /// The publisher failed with this error.
        case failure(Failure)
    }

    /// How many values are asked for.
    public struct Demand: Hashable, Comparable, Sendable {
        /// A number, or `nil` without a limit.
        public let max: Int?

        /// All there are.
        public static let unlimited = Demand(max: nil)
        /// None.
        public static let none = Demand(max: 0)

        /// So many, at least none.
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

        public static func < (left: Demand, right: Demand) -> Bool {
            guard let left = left.max else { return false }
            return right.max.map { left < $0 } ?? true
        }

        /// The sum of both; unlimited if one of them is.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let left = left.max, let right = right.max else { return .unlimited }
            let (sum, isTooMuch) = left.addingReportingOverflow(right)
            return isTooMuch ? .unlimited : .max(sum)
        }

        /// Adds to the demand; an unlimited one stays so.
        public static func += (left: inout Demand, right: Demand) { left = left + right }

        /// The sum of both; unlimited if one of them is.
        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

        /// Adds to the demand; an unlimited one stays so.
        public static func += (left: inout Demand, right: Int) { left = left + right }

        /// One fewer, at least none.
        var oneFewer: Demand { max.map { .max($0 - 1) } ?? self }
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    /// The same end for one who does not know what kind of error it is.
    var erased: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}

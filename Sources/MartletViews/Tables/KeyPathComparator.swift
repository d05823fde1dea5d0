// Without the trait `Foundation` there is none.
#if !Foundation && canImport(FoundationEssentials)
public import MartletUI

/// Compares values by what a key path leads to.
public struct KeyPathComparator<Compared>: SortComparator {
    /// What is compared.
    public let keyPath: PartialKeyPath<Compared>
    /// The direction.
    public var order: SortOrder
    private let comparison: (Compared, Compared) -> ComparisonResult

    /// Creates a comparator.
    ///
    /// - Parameters:
    ///   - keyPath: What is compared.
    ///   - order: The direction.
    public init<Value: Comparable>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward) {
        (self.keyPath, self.order) = (keyPath, order)
        comparison = { left, right in
            let (left, right) = (left[keyPath: keyPath], right[keyPath: keyPath])
            return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
        }
    }

    /// Creates a comparator.
    ///
    /// - Parameters:
    ///   - keyPath: What is compared.
    ///   - comparator: How it is compared; its direction is the new one's.
    public init<Value, Comparator: SortComparator>(
        _ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator
    ) where Comparator.Compared == Value {
        (self.keyPath, order) = (keyPath, comparator.order)
        var forward = comparator
        forward.order = .forward
        let comparator = forward
        comparison = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    /// Compares two values.
    ///
    /// - Parameters:
    ///   - lhs: One value.
    ///   - rhs: Another.
    public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        order == .forward ? comparison(lhs, rhs) : comparison(rhs, lhs)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.keyPath == right.keyPath && left.order == right.order
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(keyPath)
        hasher.combine(order)
    }
}
#endif

public import MartletUI

extension KeyPathComparator {
    /// Creates a comparator by a value that belongs to the main actor, as everything does in a program of its.
    ///
    /// - Parameters:
    ///   - keyPath: What is compared.
    ///   - order: The direction.
    public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.init(sendable(keyPath), order: order)
    }

    /// Creates a comparator by a value that belongs to the main actor, as everything does in a program of its.
    ///
    /// - Parameters:
    ///   - keyPath: What is compared.
    ///   - comparator: How it is compared; its direction is the new one's.
    public init<Value, Comparator: SortComparator & Sendable>(
        _ keyPath: KeyPath<Compared, Value>, comparator: Comparator
    )
    where Comparator.Compared == Value { self.init(sendable(keyPath), comparator: comparator) }
}

/// A key path as one that can be sent. A comparator is used where it was made, in one session: it is never sent.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

// Without the trait `Foundation` there is none.
#if !Foundation && canImport(FoundationEssentials)
/// Positions in a collection, in ascending order.
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
    private var indices: [Int] = []

    /// Creates an empty set.
    public init() {}

    /// Creates a set of one position.
    ///
    /// - Parameter index: The position.
    public init(integer index: Int) { indices = [index] }

    /// Creates a set of positions.
    ///
    /// - Parameter elements: The positions.
    public init(_ elements: some Sequence<Int>) { indices = Set(elements).sorted() }

    public init(arrayLiteral elements: Int...) { self.init(elements) }

    /// The number of positions.
    public var count: Int { indices.count }
    /// Whether there is no position.
    public var isEmpty: Bool { indices.isEmpty }
    /// The first position.
    public var first: Int? { indices.first }
    /// The last position.
    public var last: Int? { indices.last }

    /// Whether a position is in the set.
    ///
    /// - Parameter index: The position.
    public func contains(_ index: Int) -> Bool { indices.contains(index) }

    /// Adds a position.
    ///
    /// - Parameter index: The position.
    public mutating func insert(_ index: Int) { self = IndexSet(indices + [index]) }

    public func makeIterator() -> IndexingIterator<[Int]> { indices.makeIterator() }
}
#endif

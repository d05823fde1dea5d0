/// An identity path as one number: the parent's, and where the node stood below it when it was kept. Which row or branch
/// that is, ``DehydratedTree`` knows. Of use within one process.
struct IdentityHash: Hashable, Comparable {
    private let value: Int

    static func < (first: Self, second: Self) -> Bool { first.value < second.value }

    static let root = IdentityHash(value: 0)

    private init(value: Int) { self.value = value }

    /// The path of a node at `position` below this one.
    func child(at position: Int) -> IdentityHash {
        var hasher = Hasher()
        hasher.combine(value)
        hasher.combine(position)
        return IdentityHash(value: hasher.finalize())
    }
}

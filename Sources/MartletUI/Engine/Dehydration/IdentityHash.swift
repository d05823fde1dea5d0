/// An identity path as one number, made of the parent's number and the position below it where the node stood when it
/// was kept. ``DehydratedTree`` knows which row or branch that is. The number is valid within one process only.
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

/// An identity path as one number: the parent's, and what the node adds to it. Of use within one process.
struct IdentityHash: Hashable {
    private let value: Int

    static let root = IdentityHash(value: 0)

    private init(value: Int) { self.value = value }

    /// The path of a node at `index` below this one; an explicit `identity` counts in its place.
    func child(_ identity: String?, at index: Int) -> IdentityHash {
        var hasher = Hasher()
        hasher.combine(value)
        if let identity { hasher.combine(identity) } else { hasher.combine(index) }
        return IdentityHash(value: hasher.finalize())
    }
}

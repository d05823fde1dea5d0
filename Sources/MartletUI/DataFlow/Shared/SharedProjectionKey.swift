/// The identity of a projection: a key path and, if that leads to a collection's element, an index.
///
/// Safety of `@unchecked Sendable`: both were `Sendable` before their types were erased.
struct SharedProjectionKey: Hashable, @unchecked Sendable {
    private let keyPath: AnyKeyPath
    private let index: AnyHashable?
    /// Computed once, before any lookup under a lock, because hashing a key path means walking it.
    private let hash: Int

    init<Root, Result>(_ keyPath: any KeyPath<Root, Result> & Sendable) {
        self.init(keyPath: keyPath, index: nil)
    }

    init<Root, Result, Index: Hashable & Sendable>(_ keyPath: any KeyPath<Root, Result> & Sendable, at index: Index) {
        self.init(keyPath: keyPath, index: AnyHashable(index))
    }

    private init(keyPath: AnyKeyPath, index: AnyHashable?) {
        self.keyPath = keyPath
        self.index = index
        var hasher = Hasher()
        hasher.combine(keyPath)
        hasher.combine(index)
        hash = hasher.finalize()
    }

    static func == (one: Self, other: Self) -> Bool {
        one.hash == other.hash && one.index == other.index && one.keyPath == other.keyPath
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

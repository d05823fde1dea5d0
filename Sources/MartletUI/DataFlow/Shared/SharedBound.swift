import MartletPublishers
package import Synchronization

/// How many bytes the shared values of the process may have, and have.
///
/// Process-wide, as they are: they hold no visitor's value, but numbers of bytes.
package enum SharedBound {
    /// The most that one of them may grow to.
    package static let ofOne = Atomic<Int>(16 << 20)
    /// The most that all of them together may grow to.
    package static let ofAll = Atomic<Int>(128 << 20)
    private static let bounds = ServerHook<Bounds>()
    private static let total = Atomic<Int>(0)
    private static let refusals = Atomic<Int>(0)

    private struct Bounds {
        let ofOne, ofAll: Int
    }

    /// Sets the bounds that a server is configured with, if it is the first of the process.
    package static func set(_ ofOne: Int, _ ofAll: Int, of server: any AnyObject & Sendable) {
        bounds.add(Bounds(ofOne: ofOne, ofAll: ofAll), of: server)
        updateBounds()
    }

    package static func leave(_ server: any AnyObject & Sendable) {
        bounds.remove(server)
        updateBounds()
    }

    private static func updateBounds() {
        guard let bounds = bounds.current else { return }
        ofOne.store(bounds.ofOne, ordering: .relaxed)
        ofAll.store(bounds.ofAll, ordering: .relaxed)
    }

    /// The bytes of all of them.
    package static var bytes: Int { total.load(ordering: .relaxed) }
    /// How many changes were not made because of the bounds.
    package static var refused: Int { refusals.load(ordering: .relaxed) }

    /// Adds bytes that a value has more, or fewer, without asking.
    static func add(_ bytes: Int) { total.wrappingAdd(bytes, ordering: .relaxed) }

    /// Reserves what a value of `old` bytes needs to become one of `new`. Returns the bound that stands against that.
    static func reserve(_ new: Int, insteadOf old: Int) -> Excess? {
        guard new > old else { return nil }
        let limit = ofOne.load(ordering: .relaxed)
        if new > limit { return Excess(limit: "shared-bytes", bytes: limit) }
        let all = ofAll.load(ordering: .relaxed)
        let (_, sum) = total.wrappingAdd(new - old, ordering: .relaxed)
        guard sum > all else { return nil }
        add(old - new)
        return Excess(limit: "all-shared-bytes", bytes: all)
    }

    static func countRefusal() { refusals.wrappingAdd(1, ordering: .relaxed) }

    /// The bound that a change would exceed.
    struct Excess {
        let limit: String
        let bytes: Int
    }
}

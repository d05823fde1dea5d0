/// How many bytes one session, the sessions of one user and those of one address may have in a store that is full, before
/// they make room for others.
package struct StoreShares: Equatable, Sendable {
    package var ofSession = Int.max
    package var ofUser = Int.max
    package var ofAddress = Int.max

    package init() {}

    /// A sixteenth of the store for a session and for a user; `ofAddress` bytes for an address.
    init(of limit: StoreSize, ofAddress: Int) {
        (ofSession, ofUser, self.ofAddress) = (limit.bytes / 16, limit.bytes / 16, ofAddress)
    }
}

/// Chooses the owners that make room: who has more than a share first, and signed-in sessions last.
package struct Eviction {
    /// Chooses among all owners of a store, which has `size`.
    package static func keys(
        of owners: [StoredOwner], to limit: StoreSize, from size: StoreSize, _ shares: StoreShares
    ) -> [StoreKey] {
        var eviction = Eviction(to: limit, from: size)
        guard !eviction.isDone else { return [] }
        let owners = owners.filter { !$0.key.isOfProgram }.sorted { one, other in
            let (isUsers, isOthers) = (one.tags.user != 0, other.tags.user != 0)
            return isUsers == isOthers ? one.expires < other.expires : isOthers
        }
        for (group, share) in groups(shares) {
            let tag = { (tags: OwnerTags) in group == .user ? tags.user : group == .address ? tags.address : 0 }
            var sums: [Int64: Int] = [:]
            for owner in owners where tag(owner.tags) != 0 { sums[tag(owner.tags), default: 0] += owner.bytes }
            eviction.begin(sums)
            for owner in owners where group == .session || tag(owner.tags) != 0 {
                eviction.evict(owner.key, bytes: owner.bytes, group: tag(owner.tags), share: share)
            }
        }
        for owner in owners { eviction.evictAny(owner.key, bytes: owner.bytes) }
        return eviction.keys
    }

    /// How the owners of a group are told from others.
    enum Group { case session, address, user }

    /// The groups in the order in which they make room, each with the bytes that it may keep.
    static func groups(_ shares: StoreShares) -> [(group: Group, share: Int)] {
        [(.session, shares.ofSession), (.address, shares.ofAddress), (.user, shares.ofUser)].filter { $0.1 < .max }
    }

    private let limit: StoreSize
    private var size: StoreSize
    private var sums: [Int64: Int] = [:]
    private(set) var keys: [StoreKey] = []
    private var chosen: Set<StoreKey> = []

    init(to limit: StoreSize, from size: StoreSize) { (self.limit, self.size) = (limit, size) }

    /// Whether there is room enough.
    var isDone: Bool { !size.exceeds(limit) }

    /// Begins with another kind of group, whose sums are these.
    mutating func begin(_ sums: [Int64: Int] = [:]) { self.sums = sums }

    /// Has an owner make room, unless its group has no more than `share` by now.
    mutating func evict(_ key: StoreKey, bytes: Int, group: Int64, share: Int) {
        guard !isDone, !key.isOfProgram, sums[group, default: bytes] > share, chosen.insert(key).inserted else {
            return
        }
        if let sum = sums[group] { sums[group] = sum - bytes }
        evict(key, bytes: bytes)
    }

    /// Has an owner make room that no group is to blame for.
    mutating func evictAny(_ key: StoreKey, bytes: Int) {
        guard !isDone, !key.isOfProgram, chosen.insert(key).inserted else { return }
        evict(key, bytes: bytes)
    }

    private mutating func evict(_ key: StoreKey, bytes: Int) {
        keys.append(key)
        size.owners -= 1
        size.bytes -= bytes
    }
}

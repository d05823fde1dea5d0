/// The subscribers of one source of state.
///
/// A few are kept in order; many are found through a table, because each evaluation of a subscriber removes it and adds
/// it again.
struct SubscriberList {
    private(set) var all: ContiguousArray<DependencySubscriber> = []
    private var positions: [ObjectIdentifier: Int] = [:]
    private static let fewest = 16

    mutating func add(_ subscriber: DependencySubscriber) {
        all.append(subscriber)
        if !positions.isEmpty {
            positions[ObjectIdentifier(subscriber)] = all.count - 1
        } else if all.count > Self.fewest {
            for (position, subscriber) in all.enumerated() { positions[ObjectIdentifier(subscriber)] = position }
        }
    }

    mutating func remove(_ subscriber: DependencySubscriber) {
        guard !positions.isEmpty else {
            // A subscriber is in the list once, and the last to be added is often the first to be removed.
            if all.last === subscriber {
                all.removeLast()
            } else if let position = all.firstIndex(where: { $0 === subscriber }) {
                all.remove(at: position)
            }
            return
        }
        guard let position = positions.removeValue(forKey: ObjectIdentifier(subscriber)) else { return }
        let last = all.removeLast()
        guard position < all.count else { return }
        all[position] = last
        positions[ObjectIdentifier(last)] = position
    }
}

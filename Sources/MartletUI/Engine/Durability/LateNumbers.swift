/// The numbers that elements had which come only when a tree that was made out of a store is evaluated: what views put into a
/// bar, and whatever else becomes known by a preference.
final class LateNumbers {
    private let numbers: FormerNumbers
    /// The first identifier that was not given while the tree was made.
    private let first: UInt32

    init(of restoration: TreeRestoration, from first: UInt32) {
        (numbers, self.first) = (restoration.formerNumbers, first)
    }

    /// Leads an event that was sent to the earlier process to the element that stands at the place now.
    func record(in identifiers: inout NodeIdentifiers) {
        let nodes = identifiers.registry.nodes(from: first).filter(\.listens)
        let places = DurablePlaces(of: nodes)
        for node in nodes {
            guard let place = places[node] else { continue }
            for former in numbers.numbers(at: place, count: node.elementCount) {
                identifiers.former.add(former, node.baseIdentifier, count: node.elementCount)
            }
        }
        identifiers.former.close()
    }
}

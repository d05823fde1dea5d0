/// The pages that a stream carries, in the order in which they have joined. Nearly always it is one, for which no array
/// is made.
struct CarriedPages: Sendable {
    private var others: [PageIdentifier] = []
    private var first: PageIdentifier?

    var all: [PageIdentifier] { first.map { [$0] + others } ?? [] }

    func contains(_ page: PageIdentifier) -> Bool { first == page || others.contains(page) }

    /// Adds a page, unless it is carried already.
    mutating func add(_ page: PageIdentifier) {
        guard !contains(page) else { return }
        if first == nil { first = page } else { others.append(page) }
    }

    mutating func remove(_ page: PageIdentifier) {
        guard first == page else { return others.removeAll { $0 == page } }
        first = others.isEmpty ? nil : others.removeFirst()
    }
}

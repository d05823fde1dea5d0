/// Some of a store's owners, with the place after them.
package struct StorePage: Sendable {
    /// A place among a store's owners. Only the store that has made it knows what it means.
    package struct Place: Equatable, Sendable {
        package let text: String

        package init(_ text: String) { self.text = text }
    }

    package let owners: [StoredOwner]
    /// Where the others begin; `nil` if there are none.
    package let next: Place?

    package init(_ owners: [StoredOwner], next: Place?) { (self.owners, self.next) = (owners, next) }
}

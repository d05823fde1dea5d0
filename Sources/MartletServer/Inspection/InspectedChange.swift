import MartletUI

/// A property of a view whose value a transaction has changed.
package struct InspectedChange: Sendable {
    /// The view's type, and the number of its first element.
    package let view: String
    package let number: UInt32
    package let property: String
    package let before: String
    package let after: String

    /// A transaction keeps so many.
    static let limit = 20
}

/// The values of the properties of a page's views, as the last transaction has left them.
struct InspectedValues {
    private struct Place: Hashable {
        let number: UInt32
        let property: String
    }

    private var values: [Place: String] = [:]

    /// Takes the values as they are now, and returns what has changed. What has come or gone has not changed.
    mutating func changes(in tree: ViewGraph) -> [InspectedChange] {
        var changes: [InspectedChange] = []
        var next: [Place: String] = [:]
        tree.forEachInspectedValue { view, number, property, value in
            let place = Place(number: number, property: property)
            next[place] = value
            guard let before = values[place], before != value, changes.count < InspectedChange.limit else { return }
            changes.append(
                InspectedChange(view: view.typeName, number: number, property: property, before: before, after: value))
        }
        values = next
        return changes
    }
}

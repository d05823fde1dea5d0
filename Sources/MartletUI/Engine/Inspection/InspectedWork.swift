/// What the graph did in one transaction: the bodies that were evaluated, and the views that were compared and skipped.
package struct InspectedWork: Sendable {
    package struct Evaluation: Sendable {
        /// Tells the page's views apart for as long as they live.
        package let instance: Int
        /// The view's type.
        package let view: String
        /// The identifier of the view's first element.
        package let number: UInt32
        /// Why, in the terms of `_printChanges()`: `@self`, `@identity`, `_count`, `Model.name`.
        package let reasons: [String]
        /// The identifiers of the first and the last node of the view's content afterwards; `nil` if the view has gone.
        package var range: [UInt32]?
        /// How long the body took.
        package var nanoseconds = 0
    }

    package struct Comparison: Sendable {
        package let instance: Int
        package let view: String
        package let number: UInt32
        package let kind: InputComparison.Kind
    }

    package var evaluations: [Evaluation] = []
    package internal(set) var comparisons: [Comparison] = []
    /// How many more there were than were recorded.
    package internal(set) var furtherEvaluations = 0
    package internal(set) var furtherComparisons = 0
    /// How many views the page has.
    package internal(set) var views = 0

    package init() {}

    package var isEmpty: Bool { evaluations.isEmpty && comparisons.isEmpty }

    /// How many views were neither evaluated nor compared.
    package var untouched: Int {
        let touched = Set(evaluations.map(\.instance)).union(comparisons.map(\.instance)).count
        return max(0, views - touched - furtherEvaluations - furtherComparisons)
    }
}

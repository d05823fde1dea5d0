/// The listings of “SwiftUI - `View` rendering”.
let note2Listings: [Listing] = [
    Listing(
        note: 2, number: 1, title: "A state that the body reads", state: .asWritten,
        test: "Note2Tests/stateThatIsReadEvaluates"),
    Listing(
        note: 2, number: 2, title: "A state that nobody reads", state: .asWritten,
        test: "Note2Tests/stateThatIsNotReadDoesNotEvaluate"),
    Listing(
        note: 2, number: 3, title: "An ObservableObject that nobody reads",
        state: .mended("There was one closing brace too many."),
        test: "Note2Tests/anObservableObjectEvaluatesItsHolder"),
    Listing(
        note: 2, number: 4, title: "A filter in the body",
        state: .completed("A view with a model; there was one closing brace too many."),
        test: "Note2Tests/aFilterInTheBody"),
    Listing(
        note: 2, number: 5, title: "An opacity by `if`", state: .completed("A view around it, and CustomView."),
        test: "Note2Tests/theTypeOfAConditional"),
    Listing(
        note: 2, number: 6, title: "An opacity by value", state: .completed("A view around it, and CustomView."),
        test: "Note2Tests/anOpacityThatIsAValueKeepsTheView"),
    Listing(
        note: 2, number: 7, title: "Three counters in one body", state: .asWritten,
        test: "Note2Tests/oneBodyIsEvaluatedForEachState"),
    Listing(
        note: 2, number: 8, title: "Three counters in views of their own", state: .asWritten,
        test: "Note2Tests/aViewOfItsOwnIsEvaluatedAlone"),
    Listing(
        note: 2, number: 9, title: "Which types are plain old data",
        state: .completed("The expressions are the elements of an array."), test: "Note2Tests/plainOldData"),
    Listing(
        note: 2, number: 10, title: "A view is plain old data", state: .asWritten,
        test: "Note2Tests/aViewIsPlainOldData"),
    Listing(
        note: 2, number: 11, title: "An Equatable view with a closure", state: .asWritten,
        test: "Note2Tests/theListingWithButtonsThatAreEquatable"),
]

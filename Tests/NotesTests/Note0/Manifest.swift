/// The listings of “SwiftUI Evaluation and Rendering”, in its order, one file each in `Listings/`. Listings of one
/// program refer to each other.
let note0Listings: [Listing] = [
    Listing(
        note: 0, number: 1, title: "a description of a UI", state: .completed("a view around it"),
        test: "Note0Tests/aDescriptionIsAValue"),
    Listing(
        note: 0, number: 2, title: "the blueprint", state: .asWritten, test: "Note0Tests/aBlueprintNeedsNoProperties"),
    Listing(
        note: 0, number: 3, title: "the announcer", state: .asWritten,
        test: "Note0Tests/anAnnouncementComesBeforeTheChange"),
    Listing(
        note: 0, number: 4, title: "the owner", state: .completed("UserSettings is listing 3's"),
        test: "Note0Tests/theOwnerBindsAField"),
    Listing(
        note: 0, number: 5, title: "an observed object, complete", state: .asWritten,
        test: "Note0Tests/theCompleteExample"),
    Listing(
        note: 0, number: 6, title: "an object in the environment", state: .asWritten,
        test: "Note0Tests/anEnvironmentObjectReachesAnyDepth"),
    Listing(
        note: 0, number: 7, title: "a view is evaluated for what it does not read", state: .asWritten,
        test: "Note0Tests/anyPropertyOfTheObjectEvaluates"),
    Listing(
        note: 0, number: 8, title: "bindings to properties of an object", state: .asWritten,
        test: "Note0Tests/aBindingToOnePropertyIsNoDependencyOnTheObject"),
    Listing(
        note: 0, number: 9, title: "a parent with the state of a toggle",
        state: .completed("ToggleView is listing 10's"), test: "Note0Tests/aToggleChangesItsParentsState"),
    Listing(
        note: 0, number: 10, title: "a child with a binding", state: .asWritten,
        test: "Note0Tests/aChildWithABindingServesAnyParent"),
    Listing(
        note: 0, number: 11, title: "an environment key", state: .asWritten, test: "Note0Tests/aKeyNeedsNoExtension"),
    Listing(
        note: 0, number: 12, title: "its convenience",
        state: .completed("fileprivate, because other listings have values of their own"),
        test: "Note0Tests/theNearestProvidedValueElseTheDefault"),
    Listing(
        note: 0, number: 13, title: "a provided value", state: .completed("ChildView is listing 14's"),
        test: "Note0Tests/theNearestProvidedValueElseTheDefault"),
    Listing(
        note: 0, number: 14, title: "readers of the value", state: .asWritten,
        test: "Note0Tests/theNearestProvidedValueElseTheDefault"),
    Listing(
        note: 0, number: 15, title: "a key before @Entry", state: .completed("fileprivate, and a view that reads it"),
        test: "Note0Tests/theMacroDoesWhatTheOldWayDid"),
    Listing(
        note: 0, number: 16, title: "a key with @Entry", state: .completed("fileprivate, and a view that reads it"),
        test: "Note0Tests/theMacroDoesWhatTheOldWayDid"),
    Listing(
        note: 0, number: 17, title: "the re-evaluation of readers", state: .completed("the value is fileprivate"),
        test: "Note0Tests/theExampleOfReEvaluation"),
    Listing(
        note: 0, number: 18, title: "a model of books", state: .completed("the class Author"),
        test: "Note0Tests/aModelIsChangedWithoutABinding"),
    Listing(
        note: 0, number: 19, title: "the source of truth of a model", state: .completed("Book is listing 18's"),
        test: "Note0Tests/stateHoldsAModel"),
    Listing(
        note: 0, number: 20, title: "a model that the app owns",
        state: .completed("without @main, which the tests have; Library and LibraryView are listing 23's"),
        test: "Note0Tests/anAppProvidesItsModel"),
    Listing(
        note: 0, number: 21, title: "a model that is passed as a constant", state: .asWritten,
        test: "Note0Tests/aModelIsPassedAsAConstant"),
    Listing(
        note: 0, number: 22, title: "a model in the environment",
        state: .completed("without @main, which the tests have; Library and LibraryView are listing 23's"),
        test: "Note0Tests/anAppProvidesItsModel"),
    Listing(
        note: 0, number: 23, title: "a view that finds a model by its type",
        state: .completed("the class Library, and a body in place of the dots"),
        test: "Note0Tests/anAppProvidesItsModel"),
    Listing(
        note: 0, number: 24, title: "a change without a binding", state: .completed("Book is listing 18's"),
        test: "Note0Tests/aModelIsChangedWithoutABinding"),
    Listing(
        note: 0, number: 25, title: "bindings to the properties of a model", state: .completed("Book is listing 18's"),
        test: "Note0Tests/bindableGivesBindings"),
    Listing(
        note: 0, number: 26, title: "a view that is compared by its properties", state: .completed("a body"),
        test: "Note0Tests/propertiesAreComparedOneByOne"),
]

/// The listings of the note's shorter copy, which have the same texts.
let note1Listings: [Listing] = [
    Listing(
        note: 1, number: 1, title: "a description of a UI (listing 1 of note 0)", state: .completed("a view around it"),
        test: "Note1Tests/aDescriptionIsAValue"),
    Listing(
        note: 1, number: 2, title: "a view is evaluated for what it does not read (listing 7 of note 0)",
        state: .asWritten, test: "Note1Tests/anyPropertyOfTheObjectEvaluates"),
    Listing(
        note: 1, number: 3, title: "bindings to properties of an object (listing 8 of note 0)", state: .asWritten,
        test: "Note1Tests/aBindingToOneProperty"),
    Listing(
        note: 1, number: 4, title: "a key before @Entry (listing 15 of note 0)",
        state: .completed("fileprivate, and a view that reads it"), test: "Note1Tests/theMacroDoesWhatTheOldWayDid"),
    Listing(
        note: 1, number: 5, title: "a key with @Entry (listing 16 of note 0)",
        state: .completed("fileprivate, and a view that reads it"), test: "Note1Tests/theMacroDoesWhatTheOldWayDid"),
    Listing(
        note: 1, number: 6, title: "the re-evaluation of readers (listing 17 of note 0)",
        state: .completed("the value is fileprivate"), test: "Note1Tests/theExampleOfReEvaluation"),
    Listing(
        note: 1, number: 7, title: "a model of books (listing 18 of note 0)", state: .completed("the class Author"),
        test: "Note1Tests/aModelIsChangedWithoutABinding"),
    Listing(
        note: 1, number: 8, title: "the source of truth of a model (listing 19 of note 0)",
        state: .completed("Book is listing 18's"), test: "Note1Tests/stateHoldsAModel"),
    Listing(
        note: 1, number: 9, title: "a model that the app owns (listing 20 of note 0)",
        state: .completed("without @main, which the tests have; Library and LibraryView are listing 23's"),
        test: "Note1Tests/anAppProvidesItsModel"),
    Listing(
        note: 1, number: 10, title: "a model that is passed as a constant (listing 21 of note 0)", state: .asWritten,
        test: "Note1Tests/anObservableIsReadByProperty"),
    Listing(
        note: 1, number: 11, title: "a model in the environment (listing 22 of note 0)",
        state: .completed("without @main, which the tests have; Library and LibraryView are listing 23's"),
        test: "Note1Tests/anAppProvidesItsModel"),
    Listing(
        note: 1, number: 12, title: "a view that finds a model by its type (listing 23 of note 0)",
        state: .completed("the class Library, and a body in place of the dots"),
        test: "Note1Tests/anAppProvidesItsModel"),
    Listing(
        note: 1, number: 13, title: "a change without a binding (listing 24 of note 0)",
        state: .completed("Book is listing 18's"), test: "Note1Tests/aModelIsChangedWithoutABinding"),
    Listing(
        note: 1, number: 14, title: "bindings to the properties of a model (listing 25 of note 0)",
        state: .completed("Book is listing 18's"), test: "Note1Tests/bindableGivesBindings"),
]

/// The listings of “SwiftUI”.
let note3Listings: [Listing] = [
    Listing(
        note: 3, number: 1, title: "A static and a dynamic view",
        state: .completed("A view around it; the tree below it is no program."),
        test: "Note3Tests/dynamicViewsComeAndGoBesideStaticOnes"),
    Listing(
        note: 3, number: 2, title: "Identity by position",
        state: .completed("A view around it; the tree below it is no program."),
        test: "Note3Tests/implicitIdentityIsThePosition"),
    Listing(
        note: 3, number: 3, title: "Explicit identity", state: .completed("A view around it."),
        test: "Note3Tests/anIdIsAnIdentity"),
    Listing(
        note: 3, number: 4, title: "A background that changes",
        state: .completed("A view around it; the tree below it is no program."),
        test: "Note3Tests/aValueThatChangesKeepsTheIdentity"),
    Listing(
        note: 3, number: 5, title: "State without the wrapper",
        state: .mended("`_value: State(initialValue: 0)` stood for `_value = State(initialValue: 0)`."),
        test: "Note3Tests/stateWithoutTheWrapper"),
    Listing(
        note: 3, number: 6, title: "An object from outside in a state",
        state: .mended("`strctu`; Model is put before it."), test: "Note3ObjectTests/anObjectFromOutsideIsNoState"),
    Listing(
        note: 3, number: 7, title: "What `@Published` stands for",
        state: .mended("`ObservableObjcet`; `value` had no initial value."),
        test: "Note3ObjectTests/publishedWrittenOut"),
    Listing(
        note: 3, number: 8, title: "A state object", state: .completed("Model is put before it."),
        test: "Note3ObjectTests/aStateObjectIsMadeWithTheNode"),
    Listing(
        note: 3, number: 9, title: "Without a binding, and with one written out",
        state: .mended(
            "Parentheses of the buttons; `struct CounterView: some View`; `value +=1`; the setter must be nonmutating, "
                + "since an action cannot change the view. The first of its two `Counter`s is in a namespace of its own."
        ),
        test: "Note3ObjectTests/aBindingOfClosures"),
    Listing(
        note: 3, number: 10, title: "A binding by its wrapper",
        state: .mended("Parentheses of the button; `Int= 0`."), test: "Note3ObjectTests/aBindingOfTheWrapper"),
    Listing(
        note: 3, number: 11, title: "Bindable",
        state: .moved("`Model.shared` is state of CounterView; `Stpeper` is mended and Model is put before it."),
        test: "Note3ObjectTests/bindable"),
    Listing(
        note: 3, number: 12, title: "A print statement in a body", state: .completed("A view around it."),
        test: "Note3UpdateTests/aPrintStatement"),
    Listing(
        note: 3, number: 13, title: "Printing why", state: .mended("`_printChagnes`; a view around it."),
        test: "Note3UpdateTests/theReasonIsPrinted"),
]

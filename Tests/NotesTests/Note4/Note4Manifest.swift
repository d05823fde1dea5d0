/// The listings of “View Updates”.
let note4Listings: [Listing] = [
    Listing(
        note: 4, number: 1, title: "A view with a binding", state: .asWritten,
        test: "Note4Tests/aBindingInBothDirections"),
    Listing(
        note: 4, number: 2, title: "The view that owns the value", state: .completed("With LabelView of listing 1."),
        test: "Note4Tests/aBindingInBothDirections"),
    Listing(
        note: 4, number: 3, title: "A ForEach", state: .asWritten, test: "Note4Tests/aForEachOfARange"),
    Listing(
        note: 4, number: 4, title: "A helper without @ViewBuilder: the compiler refuses it, as the note means it",
        state: .noProgram, test: "Note4Tests/aHelperWithViewBuilder"),
    Listing(
        note: 4, number: 5, title: "A helper with @ViewBuilder",
        state: .completed("A `body` in place of the dots, which shows the helper."),
        test: "Note4Tests/aHelperWithViewBuilder"),
    Listing(
        note: 4, number: 6, title: "A state", state: .completed("With LabelView of listing 1."),
        test: "Note4Tests/aStateIsChangedInAnAction"),
    Listing(
        note: 4, number: 7, title: "A knob", state: .completed("KnobShape is put before it."),
        test: "Note4Tests/aKnobAndSliders"),
    Listing(
        note: 4, number: 8, title: "The view that owns the knob's value", state: .completed("With Knob of listing 7."),
        test: "Note4Tests/aKnobAndSliders"),
    Listing(
        note: 4, number: 9, title: "Contacts to choose from",
        state: .moved("The global `contacts` of listing 11 is state of ContentView."),
        test: "Note4Tests/contactsAndDetail"),
    Listing(
        note: 4, number: 10, title: "A contact in detail", state: .completed("With Contact of listing 11."),
        test: "Note4Tests/contactsAndDetail"),
    Listing(
        note: 4, number: 11, title: "A contact that is observable",
        state: .moved("The global `contacts` is state of ContentView in listing 9."),
        test: "Note4Tests/contactsAndDetail"),
]

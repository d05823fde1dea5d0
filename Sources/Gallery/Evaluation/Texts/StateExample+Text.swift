extension Example {
    static let state = Example(
        path: "/evaluation/state",
        title: "@State, read and unread",
        summary: "A view depends on a state when its body reads it. Owning the state is not enough.",
        explanation: [
            """
            While a body runs, each state that it reads is noted as a dependency. The button’s action reads and writes \
            the counter too, but it runs later, outside `body`, and counts for nothing.
            """,
            """
            So a state that only actions use may change as often as it likes. An `ObservableObject` is different: the \
            view that holds one is evaluated at each change, read or unread, here with nothing to show for it.
            """,
        ],
        files: ["StateExample.swift"],
        prediction: Prediction(
            question: "Press each of the three buttons once. Which bodies run?",
            views: ["ReadCounter", "UnreadCounter", "ObjectCounter"],
            answer: ["ReadCounter", "ObjectCounter"],
            reason:
                """
                `UnreadCounter` never reads its counter in `body`. `ObjectCounter` does not read its own either, but \
                holding an `ObservableObject` makes it depend on the whole of it.
                """))
}

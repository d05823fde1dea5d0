extension Example {
    static let printChanges = Example(
        path: "/evaluation/print-changes",
        title: "_printChanges",
        summary: "Two ways to see evaluations without an inspector: a line in the log, and a color at random.",
        explanation: [
            """
            `let _ = Self._printChanges()` prints why this body runs. “Count” prints `PrintChangesExample: _count \
            changed.` and `InnerView: @self changed.`; “Show” prints `InnerView: @self changed.` for the new view. \
            `@identity` stands for a new view that has state, and the name of a property for a change of it. The lines \
            are in the server’s log; the inspector shows the same reasons.
            """,
            """
            A background that is picked in `body` changes with each evaluation. It is of use where you have no log, \
            and is no state: it changes nothing about what is evaluated. (One time in 24, the color is the same \
            again.)
            """,
        ],
        files: ["PrintChangesExample.swift"],
        prediction: Prediction(
            question: "Press “Other”. Which bodies run?",
            views: ["PrintChangesExample", "InnerView"],
            answer: ["PrintChangesExample"],
            reason: "`InnerView` gets the same count as before, so only the outer color changes."))
}

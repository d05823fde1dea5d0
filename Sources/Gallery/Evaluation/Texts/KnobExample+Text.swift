extension Example {
    static let knob = Example(
        path: "/evaluation/knob",
        title: "A knob and sliders",
        summary: "One value, three ways to change it: the knob, a slider and a button all write to the same state.",
        explanation: [
            """
            The knob has a binding to `value` and the size as a `let`. That decides which views are evaluated: for the \
            value, only `Knob`, which reads it; for the size, also the parent, which has to read it to pass it on.
            """,
            """
            A slider reads its binding itself, as every control does, so it follows without an evaluation of the view \
            that made it.
            """,
            """
            Click the knob: the write is inside `withAnimation`, and the browser turns the knob. While you drag the \
            slider, it follows at once.
            """,
        ],
        files: ["KnobExample.swift"],
        prediction: Prediction(
            question: "Move the slider “Value”. Which bodies run?",
            views: ["KnobExample", "Knob"],
            answer: ["Knob"],
            reason: "`KnobExample` makes bindings to `value` but does not read it."))
}

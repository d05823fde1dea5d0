extension Example {
    static let bindings = Example(
        path: "/evaluation/bindings",
        title: "Bindings and let",
        summary:
            "A let passes a value down. A binding passes the right to read and write it, and the dependency with it.",
        explanation: [
            """
            `$counter` is not the number but a connection to it. Making one reads nothing, so `TapView`, which only \
            passes it on, does not depend on its own state. `LabelView` reads it and does.
            """,
            """
            To pass `score` as a `let`, `ProfileView` has to read the profile, so it is evaluated when the profile \
            changes. It then makes new children, and those whose inputs are equal are skipped: a binding to the \
            username is the same as before.
            """,
            """
            Type a name, and see which views are evaluated. The field sends what you type to the one place where the \
            name is kept; there is no second copy that could differ.
            """,
        ],
        files: ["BindingsExample.swift"],
        prediction: Prediction(
            question: "Press “Tap me!”, then “Increase score”. Which bodies run?",
            views: ["TapView", "LabelView", "ProfileView", "UsernameEditorView", "ScoreView"],
            answer: ["LabelView", "ProfileView", "ScoreView"],
            reason:
                """
                `TapView` passes a binding on without reading it. `ProfileView` reads the score to pass it as a `let`; \
                the binding that it passes to `UsernameEditorView` has not changed.
                """))
}

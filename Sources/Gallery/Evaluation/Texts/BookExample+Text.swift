extension Example {
    static let book = Example(
        path: "/evaluation/book",
        title: "A book editor",
        summary: "A model in a plain property can be read and changed. @Bindable makes bindings to its properties.",
        explanation: [
            """
            `BookView` and `AvailabilityView` have the book in a plain property. Reading is tracked by itself, and the \
            button’s action can write. No wrapper is needed.
            """,
            """
            A `TextField` wants a binding, and `@Bindable` makes one: `$book.title`. The field reads it itself, so the \
            editor’s own body does not run while you type.
            """,
            "Each view depends on what it has read: `BookView` on the title, `AvailabilityView` on the availability.",
        ],
        files: ["BookExample.swift"],
        prediction: Prediction(
            question: "Turn “Edit” on and type another title. Which bodies run while you type?",
            views: ["BookExample", "BookView", "AvailabilityView", "BookEditView"],
            answer: ["BookView"],
            reason:
                "Only `BookView` reads the title in its body. The `AvailabilityView` that it makes holds the same book."
        ))
}

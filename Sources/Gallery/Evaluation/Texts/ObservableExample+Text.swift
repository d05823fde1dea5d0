extension Example {
    static let observable = Example(
        path: "/evaluation/observable",
        title: "ObservableObject and @Observable",
        summary: "A username and a score: which views are evaluated when only the score changes?",
        explanation: [
            """
            An `ObservableObject` announces that something will change, but not what. Every view that holds it, as \
            `@StateObject`, `@ObservedObject` or `@EnvironmentObject`, is evaluated, whether or not it reads the \
            property.
            """,
            """
            With `@Observable`, a body subscribes to the properties that it reads, each by itself. A view that shows \
            the name is unaffected by the score.
            """,
            """
            Both halves look the same and send the same patch. The difference is the work before it, which grows with \
            every view that holds the object.
            """,
        ],
        files: ["ObservableExample.swift"],
        prediction: Prediction(
            question: "Increase the score in the upper half, then in the lower one. Which bodies run?",
            views: ["ContentView", "UsernameDisplayView", "PlayerView", "PlayerNameView"],
            answer: ["ContentView", "UsernameDisplayView", "PlayerView"],
            reason: """
                `UsernameDisplayView` holds the `ObservableObject`, so it runs for a score that it does not show. \
                `PlayerNameView` has read `username` and nothing else.
                """))
}

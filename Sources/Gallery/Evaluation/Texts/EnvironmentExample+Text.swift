extension Example {
    static let environment = Example(
        path: "/evaluation/environment",
        title: "Environment values",
        summary: "A value that a view provides and any view inside can read, without passing it through those between.",
        explanation: [
            """
            `@Environment` makes a view depend on one key. When another value is provided for it, the readers are \
            evaluated, wherever they are; the views between them and the provider are not.
            """,
            """
            Providing an equal value is no change. Press “Visitors”: `.environment` is called again with the same \
            color, and no body below runs.
            """,
            """
            The key is written by hand here: a struct with the default value, and a property that uses it. The macro \
            `@Entry` replaces both with `@Entry var themeColor = Color.gray`. Martlet has it, too, as an option of the \
            package, which the gallery’s release build does without.
            """,
        ],
        files: ["EnvironmentExample.swift"],
        prediction: Prediction(
            question: "Press “Change the theme”. Which bodies run?",
            views: ["EnvironmentExample", "IntermediateView", "ChildView"],
            answer: ["EnvironmentExample", "ChildView"],
            reason:
                """
                `EnvironmentExample` reads the color to provide it, and `ChildView` reads the key. `IntermediateView` \
                has no inputs, so it equals the last one.
                """))
}

extension Example {
    static let equatable = Example(
        path: "/evaluation/equatable",
        title: "Equatable views",
        summary: "When a parent is evaluated, its children are compared with the last ones, in one of three ways.",
        explanation: [
            """
            A view of plain old data, which numbers are and strings are not, is compared by its bytes. Any other is \
            compared field by field. A view that conforms to `Equatable` is compared by its own `==`, whatever it \
            consists of.
            """,
            "`@State` and `@Environment` are left out: the question is whether the parent has passed something else.",
            """
            Two closures cannot be compared, so a view that holds one differs from the last each time. An `==` that \
            leaves the closure out mends that, at a price: a skipped view keeps the old closure, and with it what that \
            has captured. Here it captures nothing that could be old.
            """,
        ],
        files: ["EquatableExample.swift"],
        prediction: Prediction(
            question: "Press “Evaluate the parent”. Which bodies run?",
            views: ["EquatableExample", "NumberView", "NameView", "ActionView", "ButtonWithCounter"],
            answer: ["EquatableExample", "ActionView"],
            reason:
                """
                The number, the name and the counter are equal to the last ones. The closure of `ActionView` counts as \
                different; that of `ButtonWithCounter` is not compared.
                """))
}

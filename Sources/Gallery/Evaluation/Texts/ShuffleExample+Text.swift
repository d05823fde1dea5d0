extension Example {
    static let shuffle = Example(
        path: "/evaluation/shuffle",
        title: "ForEach and identifiers",
        summary: "Rows with identifiers are moved, with their state. Rows by position stay and are filled anew.",
        explanation: [
            """
            `ForEach` finds out by the identifiers which rows have come, gone and moved. Like some fruits on both \
            sides, then shuffle.
            """,
            """
            On the left, the identifier belongs to the fruit. The rows are moved, and none is evaluated, because none \
            has changed. On the right, the identifier is the position: the rows stay where they are, get another name, \
            and keep likes that belonged to another fruit.
            """,
            """
            The browser receives the fewest moves that lead to the new order.
            """,
        ],
        files: ["ShuffleExample.swift"],
        prediction: Prediction(
            question: "Press “Shuffle”. Which bodies run?",
            views: ["ShuffleExample", "FruitRow", "PositionRow"],
            answer: ["ShuffleExample", "PositionRow"],
            reason:
                """
                A `FruitRow` moves with its fruit and has the same inputs as before. A `PositionRow` gets the name of \
                the fruit that is now at its position.
                """))
}

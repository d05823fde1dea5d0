extension Example {
    static let lazyList = Example(
        path: "/evaluation/lazy-list",
        title: "A list of 100,000 rows",
        summary: "Rows are made when they come near, and a row that goes out of sight keeps its state.",
        explanation: [
            """
            A list makes the rows that you can see, and some around them. Their bodies run when they come near, never \
            all at once. Jump to the middle and to the end: the page does not become slower.
            """,
            """
            Give a row some stars, jump away and come back. The row’s views are made again, with the state that it \
            had: identity, not the element on the screen, is what state belongs to.
            """,
            "A star evaluates its row alone, because the state belongs to the row.",
        ],
        files: ["LazyListExample.swift"],
        prediction: Prediction(
            question: "Press the star of a row. Which bodies run?",
            views: ["LazyListExample", "NumberRow"],
            answer: ["NumberRow"],
            reason: "One body of 100,000: the row that owns the state and reads it."))
}

extension Example {
    static let splitting = Example(
        path: "/evaluation/splitting",
        title: "Splitting a view",
        summary: "A property that returns a view is a part of the body. A struct is a view that can be skipped.",
        explanation: [
            """
            Both halves show the same. The upper one is divided into properties, which reads well, but they run with \
            the body: each like counts the primes again.
            """,
            """
            In the lower half, the state has moved into the only view that needs it. No other view is evaluated, and \
            the primes are counted once.
            """,
            """
            Two rules follow: keep expensive work out of `body`, and give whatever changes by itself a view of its own.
            """,
        ],
        files: ["SplittingExample.swift"],
        prediction: Prediction(
            question: "Press both buttons. Which bodies run?",
            views: ["WholeView", "SplitView", "PrimesView", "LikeButton"],
            answer: ["WholeView", "LikeButton"],
            reason:
                "`WholeView` reads its own `likes`. In the lower half, only `LikeButton` has the state and reads it."))
}

extension Example {
    static let threeCounters = Example(
        path: "/evaluation/three-counters",
        title: "Three counters",
        summary: "One view owns three numbers and passes each to a view of its own.",
        explanation: [
            """
            `ThreeCountersExample` reads all three states, so each press evaluates it. It makes three new `NumberView` \
            values, two of which equal the last ones.
            """,
            """
            With three texts instead, the parent would describe all of them again. Here that costs little. The more a \
            part contains, the more it is worth to make it a view.
            """,
        ],
        files: ["ThreeCountersExample.swift"],
        prediction: Prediction(
            question: "Press “Top + 1”. Which bodies run, and how often?",
            views: ["ThreeCountersExample", "NumberView"],
            answer: ["ThreeCountersExample", "NumberView"],
            reason: "Each once: the parent, and the one `NumberView` of three whose number is another."))
}

extension Example {
    static let description = Example(
        path: "/evaluation/description",
        title: "Description and evaluation",
        summary: "A body draws nothing: it returns a description, and only what differs from the last one is sent.",
        explanation: [
            """
            `body` returns a value made of small structs: a stack, an image, a text. Making one costs next to nothing, \
            so a change of state makes a new one from scratch. It is compared with the last one, and the differences \
            are what reaches your screen: here, one text.
            """,
            """
            Three steps, then: evaluation calls `body`, diffing compares, and rendering, which is the browser’s part, \
            draws. The pages of this chapter are about the first: when is a body called, and when is it not?
            """,
            "`Globe` has no properties, so every `Globe()` equals every other, and its body runs once.",
        ],
        files: ["DescriptionExample.swift"],
        prediction: Prediction(
            question: "Press “Greet someone else”. Which bodies run?",
            views: ["DescriptionExample", "Globe", "Greeting"],
            answer: ["DescriptionExample", "Greeting"],
            reason:
                """
                `DescriptionExample` reads `name`. Its new description contains a `Greeting` with another name, and a \
                `Globe` that is equal to the last one.
                """))
}

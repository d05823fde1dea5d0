extension Example {
    static let lifetime = Example(
        path: "/evaluation/lifetime",
        title: "Lifetime hooks",
        summary: "onAppear, onChange, task and onDisappear: what is called when a view comes, lives and goes.",
        explanation: [
            """
            `onAppear` is called when the view has come, and `task` begins an asynchronous function, here a clock, \
            which is cancelled when the view goes. `onChange` is called when its value has changed: every fifth \
            second.
            """,
            """
            Hide the clock and show it again: it begins at 0, for the branch makes a new view with new state. The \
            journal belongs to the parent and stays.
            """,
            """
            The hooks are no part of the description. They write to the journal, and that evaluates `JournalView`, \
            which reads it.
            """,
        ],
        files: ["LifetimeExample.swift"],
        prediction: Prediction(
            question: "Press “Show the clock”. Which bodies run before its first second has passed?",
            views: ["LifetimeExample", "ClockView", "JournalView"],
            answer: ["LifetimeExample", "ClockView", "JournalView"],
            reason: """
                The parent reads `isShown`, the clock is new, and the hooks write to the journal. From then on, \
                `ClockView` runs by itself each second.
                """))
}

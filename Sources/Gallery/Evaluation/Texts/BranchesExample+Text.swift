extension Example {
    static let branches = Example(
        path: "/evaluation/branches",
        title: "Identity, branches and id",
        summary: "A view is the same view as long as it stands in the same place. A branch is another place.",
        explanation: [
            """
            Count all three up, then switch the highlight. The state of a view lives as long as its identity, which is \
            its place in the description. The two branches of an `if` are two places, even if they contain the same \
            view: the old one goes with its count, and a new one comes.
            """,
            """
            One place with a value that varies keeps the view: the background changes, and `SteadyView` is not even \
            evaluated. Prefer this to a branch.
            """,
            """
            `.id` names the place. Another name is another view, on purpose: a form that is to start afresh, for \
            example.
            """,
        ],
        files: ["BranchesExample.swift"],
        prediction: Prediction(
            question: "Switch “Highlight” on. Which bodies run?",
            views: ["BranchesExample", "BranchedView", "SteadyView", "RenewedView"],
            answer: ["BranchesExample", "BranchedView", "RenewedView"],
            reason: """
                The other branch has a new `BranchedView`, and another `id` a new `RenewedView`: both begin at 0. \
                `SteadyView` stays, and its inputs are equal.
                """))
}

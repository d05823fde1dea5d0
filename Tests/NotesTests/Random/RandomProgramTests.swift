import Martlet
import MartletTesting
import TestSupport
import Testing

/// Random programs with `@State`, `@Binding`, `ObservableObject`, `@Observable` and environment values, and random
/// actions.
///
/// After each action, the page shows the same as a model that evaluates everything, and exactly the views that the
/// notes' rules name have been evaluated. `MARTLET_SEED=17` repeats one history.
@Suite struct RandomProgramTests {
    private static let actionsEach = 10

    @Test func pagesShowWhatAModelShowsAndEvaluateNoMore() async throws {
        for seed in Seeds.first(40) {
            guard let problem = try await problem(seed) else { continue }
            Issue.record("MARTLET_SEED=\(seed): \(problem)")
            return
        }
    }

    /// The error in the history of `seed`, or `nil` if there is none.
    private func problem(_ seed: UInt64) async throws -> String? {
        var random = SeededGenerator(seed: seed)
        let root = ProgramRoot(&random)
        let log = EvaluationLog<Int>()
        var oracle = ProgramOracle(root)
        let page = try await TestPage { RootView(root: root, log: log) }
        var history: [String] = []
        while true {
            let evaluated = log.take()
            func difference(_ what: String, _ found: some Any, _ wanted: some Any) -> String {
                "after \(history) \(what)\n  \(found), and not\n  \(wanted)\n  in \(root)"
            }
            if page.text != oracle.text { return difference("the page shows", page.text, oracle.text) }
            if evaluated.sorted() != oracle.evaluated.sorted() {
                return difference("evaluated were", evaluated, oracle.evaluated)
            }
            let names = evaluated.compactMap { oracle.kinds[$0] }
            if page.evaluations.names != names { return difference("named were", page.evaluations, names) }
            guard history.count < Self.actionsEach else { return nil }
            let labels = ProgramAction.ofTheRoot + oracle.owners.map { "own\($0)" }
            let label = labels[random.below(labels.count)]
            history.append(label)
            oracle.press(label)
            try await page.click(label.hasPrefix("own") ? .identifier(label) : .label(label))
        }
    }
}

import TestSupport
import Testing

/// Applies random changes to random pages. After each step, the patched page must equal a fresh render of the retained
/// tree, and a new page made from the same data.
///
/// `MARTLET_SEED=17` repeats one history. A failure prints the smallest history that fails in the same way.
@Suite struct OracleTests {
    @Test func randomPagesUnderRandomChanges() {
        for seed in Seeds.first(30) {
            let history = OracleCase(seed: seed, depth: 2 + Int(seed % 4), stepCount: 25)
            guard history.problem() != nil else { continue }
            let (smallest, problem) = history.shrunk()
            Issue.record("MARTLET_SEED=\(seed) shrinks to \(smallest)\n\(problem)")
            return
        }
    }
}

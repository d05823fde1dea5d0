import Testing

/// Random pages under random changes: after each step the patched page must be what a fresh render of the retained tree
/// is, and what a page made anew from the same data is.
///
/// `MARTLET_SEED=17` runs one history again. A failure prints the smallest history that fails the same way.
@Suite struct OracleTests {
    @Test func randomPagesUnderRandomChanges() {
        for seed in Seeds.first(120) {
            let history = OracleCase(seed: seed, depth: 2 + Int(seed % 4), stepCount: 25)
            guard history.problem() != nil else { continue }
            let (smallest, problem) = history.shrunk()
            Issue.record("MARTLET_SEED=\(seed) shrinks to \(smallest)\n\(problem)")
            return
        }
    }
}

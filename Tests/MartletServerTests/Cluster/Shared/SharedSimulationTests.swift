import Glibc
import Testing

@testable import MartletServer

/// “Updates are linearizable, none is lost or doubled”, whatever is lost, delayed, asleep or crashed. `MARTLET_SEEDS` says how
/// many runs are made.
@Suite struct SharedSimulationTests {
    @Test func updatesAreLinearizableInEverySeededRun() throws {
        let runs = getenv("MARTLET_SEEDS").flatMap { Int(String(cString: $0)) } ?? 60
        var counts: [String: Int] = [:]
        for seed in 1...runs {
            let simulation = SharedSimulation(seed: seed)
            do {
                try simulation.run()
            } catch {
                Issue.record("seed \(seed): \(error)")
                return
            }
            counts.merge(simulation.counts, uniquingKeysWith: +)
        }
        // The runs have met what they are for.
        for what in [
            "crash", "sleep", "cut off", "buried", "acquired", "passed", "given back", "lost answer", "refused",
        ] {
            #expect(counts[what, default: 0] > 0, "\(what) in \(counts)")
        }
    }
}

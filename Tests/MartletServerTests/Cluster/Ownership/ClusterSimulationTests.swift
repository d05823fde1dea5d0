import Glibc
import Testing

@testable import MartletServer

/// Each acknowledged press is stored once and in order, and nobody answers for a session that another server has taken:
/// whatever is lost, delayed, asleep or crashed. `MARTLET_SEEDS` says how many runs are made.
@Suite struct ClusterSimulationTests {
    @Test func promisesHoldInEverySeededRun() throws {
        let runs = getenv("MARTLET_SEEDS").flatMap { Int(String(cString: $0)) } ?? 60
        var counts: [String: Int] = [:]
        for seed in 1...runs {
            let simulation = ClusterSimulation(seed: seed)
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
            "crash", "sleep", "cut off", "leave", "buried", "fenced", "claim", "hop", "refused", "lost answer",
            "later release",
        ] {
            #expect(counts[what, default: 0] > 0, "\(what) in \(counts)")
        }
    }
}

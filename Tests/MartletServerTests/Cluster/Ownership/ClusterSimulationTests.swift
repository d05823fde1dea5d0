import Testing

/// Each acknowledged press is stored once and in order, and nobody answers for a session that another server has taken:
/// whatever is lost, delayed, asleep or crashed.
@Suite struct ClusterSimulationTests {
    @Test func promisesHoldInEverySeededRun() {
        expectRuns(
            of: { ClusterSimulation(seed: $0) },
            toMeet: [
                "crash", "sleep", "cut off", "leave", "buried", "fenced", "claim", "hop", "refused", "lost answer",
                "later release",
            ]
        ) { try $0.run() }
    }
}

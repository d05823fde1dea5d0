import Testing

/// “Updates are linearizable, none is lost or doubled”, whatever is lost, delayed, asleep or crashed.
@Suite struct SharedSimulationTests {
    @Test func updatesAreLinearizableInEverySeededRun() {
        expectRuns(
            of: { SharedSimulation(seed: $0) },
            toMeet: [
                "crash", "sleep", "cut off", "buried", "acquired", "passed", "given back", "lost answer", "refused",
            ]
        ) { try $0.run() }
    }
}

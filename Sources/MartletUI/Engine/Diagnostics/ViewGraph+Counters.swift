extension ViewGraph {
    /// Counts of the graph's work, for tests and the inspector.
    package struct Counters {
        package var evaluations = 0
        /// The names of the evaluated views, in order, while recording is on.
        package var evaluated: [String]?
    }

    /// Records the names of the views evaluated during `body`.
    package func recordingEvaluations(_ body: () throws -> Void) rethrows -> [String] {
        counters.evaluated = []
        defer { counters.evaluated = nil }
        try body()
        return counters.evaluated ?? []
    }

    /// The names of the views evaluated since the last call; empty if recording is off.
    package func removeEvaluations() -> [String] {
        guard let evaluated = counters.evaluated, !evaluated.isEmpty else { return [] }
        counters.evaluated = []
        return evaluated
    }
}

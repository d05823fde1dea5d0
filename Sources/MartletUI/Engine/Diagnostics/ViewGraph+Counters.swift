extension ViewGraph {
    /// What the graph has done, for tests and the inspector.
    package struct Counters {
        package var evaluations = 0
        /// The names of the evaluated views, in order, while somebody records them.
        package var evaluated: [String]?
    }

    /// Records the names of the views evaluated during `body`.
    package func recordingEvaluations(_ body: () throws -> Void) rethrows -> [String] {
        counters.evaluated = []
        defer { counters.evaluated = nil }
        try body()
        return counters.evaluated ?? []
    }

    /// The names of the views evaluated since the last call; empty if they are not recorded.
    package func takeEvaluations() -> [String] {
        guard let evaluated = counters.evaluated, !evaluated.isEmpty else { return [] }
        counters.evaluated = []
        return evaluated
    }
}

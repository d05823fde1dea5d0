extension Array where Element == Double {
    /// The middle value, or 0 if there is none.
    var median: Double {
        guard !isEmpty else { return 0 }
        let ordered = sorted()
        let middle = ordered.count / 2
        return ordered.count % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2
    }
}

/// The medians of several measurements that run in turns, so that a disturbance affects them all.
func interleavedMedians(runs: Int = 7, _ measurements: [() throws -> Double]) throws -> [Double] {
    var values = measurements.map { _ in [Double]() }
    for _ in 0..<runs {
        for (index, measure) in measurements.enumerated() { values[index].append(try measure()) }
    }
    return values.map(\.median)
}

extension Array where Element == Double {
    /// The middle value; 0 when there is none.
    var median: Double {
        guard !isEmpty else { return 0 }
        let ordered = sorted()
        let middle = ordered.count / 2
        return ordered.count % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2
    }
}

/// The medians of several measurements that take turns, so that what disturbs one disturbs all.
func interleavedMedians(runs: Int = 7, _ measurements: [() throws -> Double]) throws -> [Double] {
    var values = measurements.map { _ in [Double]() }
    for _ in 0..<runs {
        for (index, measure) in measurements.enumerated() { values[index].append(try measure()) }
    }
    return values.map(\.median)
}

/// The median of each of `measure`'s figures over several pairs of servers: where a process's memory comes to lie decides a
/// tenth of what its work costs, and stays as it is for the process's life.
func mediansOverServers(
    _ bench: Bench, _ measure: (_ martlet: Server, _ floor: Server) throws -> [Double]
) throws -> [Double] {
    let rounds = try (0..<5).map { _ in
        HostMemory.warm()
        let floor = try bench.floor()
        let martlet = try bench.martlet()
        try martlet.require("/counter")
        return try withExtendedLifetime((martlet, floor)) { try measure(martlet, floor) }
    }
    return (rounds.first ?? []).indices.map { index in rounds.map { $0[index] }.median }
}

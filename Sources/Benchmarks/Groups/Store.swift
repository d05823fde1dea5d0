import FoundationEssentials

/// Measures what durable sessions cost: the gallery with a store in a file (in the column "Martlet"), compared with the
/// gallery without one (in the column "floor").
@Sendable
func measureStore(_ bench: Bench) throws -> [Figure] {
    let rounds = try (0..<5).map { _ in try measureStoreOnce(bench) }
    let times = (rounds.first ?? []).indices.map { index in rounds.map { $0[index] }.median }
    func figure(_ name: String, _ index: Int, limit: Double? = nil) -> Figure {
        Figure(name, "µs", times[2 * index], floor: times[2 * index + 1], limit: limit, limitsRatio: true)
    }
    return [
        figure("event with a store, 1 session", 0, limit: 1.25),
        figure("event with a store, 200 busy sessions", 1, limit: 1.25),
        figure("GET /counter with a store, 64 in flight", 2, limit: 1.15),
        figure("from a press to its frame, by the clock", 3),
    ]
}

/// Each figure with a store and without one, in turn.
private func measureStoreOnce(_ bench: Bench) throws -> [Double] {
    HostMemory.warm()
    let folder = URL(filePath: bench.options.results).appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "state.sqlite").path
    let servers = [try bench.martlet(environment: ["MARTLET_STORE": file]), try bench.martlet()]
    return try withExtendedLifetime(servers) {
        try servers[0].require("/counter")
        let events = try [(sessions: 1, count: 12_000), (sessions: 200, count: 6_000)].flatMap { sessions, count in
            let loads = try servers.map { try EventLoad($0, sessions: sessions) }
            for load in loads { _ = try load.run(2_000) }
            return try interleavedMedians(runs: 5, loads.map { load in { try load.run(count) } })
        }
        let pages = try servers.map { try PageLoad($0, connections: 64) }
        for load in pages { _ = try load.run(300) }
        let renders = try interleavedMedians(runs: 3, pages.map { load in { try load.run(1_500) } })
        let singles = try servers.map { try EventLoad($0, sessions: 1) }
        return events + renders + (try interleavedMedians(runs: 5, singles.map { load in { try load.latency(1_000) } }))
    }
}

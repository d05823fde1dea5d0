/// Measures `GET /counter` without a cookie: a new session, a page's first evaluation and its HTML.
@Sendable
func measureFirstRender(_ bench: Bench) throws -> [Figure] {
    // The sessions of one server stay below 20,000 in total.
    let loads = [(connections: 64, requests: 1_500), (connections: 1, requests: 1_000)]
    let times = try mediansOverServers(bench) { martlet, floor in
        try loads.flatMap { connections, requests in
            let loads = try [martlet, floor].map { try PageLoad($0, connections: connections) }
            for load in loads { _ = try load.run(300) }
            return try interleavedMedians(runs: 3, loads.map { load in { try load.run(requests) } })
        }
    }
    return loads.enumerated().map { index, load in
        Figure(
            "GET /counter, \(load.connections) in flight", "µs", times[index * 2], floor: times[index * 2 + 1],
            limit: load.connections == 64 ? 4 : nil, limitsRatio: true)
    }
}

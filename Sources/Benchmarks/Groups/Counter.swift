/// Measures one event to the counter: the POST, its response, and the frame on the stream.
@Sendable
func measureCounter(_ bench: Bench) throws -> [Figure] {
    let times = try mediansOverServers(bench) { martlet, floor in
        let servers = [martlet, floor]
        let singles = try servers.map { try EventLoad($0, sessions: 1) }
        for load in singles { _ = try load.run(1_000) }
        let single = try interleavedMedians(runs: 3, singles.map { load in { try load.run(12_000) } })
        let alone = try interleavedMedians(runs: 51, singles.map { load in { try load.run(1) } })

        let many = try servers.map { try EventLoad($0, sessions: 200) }
        for load in many { _ = try load.run(4_000) }
        // Many short turns, so that a disturbance affects both servers alike.
        let busy = try interleavedMedians(runs: 9, many.map { load in { try load.run(6_000) } })
        return single + busy + alone
    }
    let bytes = try [bench.martlet(), bench.floor()].map { try EventLoad($0, sessions: 1).largestFrame(of: 999) }
    return [
        Figure("event, 1 session", "µs", times[0], floor: times[1], limit: 2, limitsRatio: true),
        Figure("event, 200 busy sessions", "µs", times[2], floor: times[3], limit: 1.6, limitsRatio: true),
        Figure("event alone, after a rest", "µs", times[4], floor: times[5]),
        Figure("largest frame of 999 events", "bytes", bytes[0], floor: bytes[1], limit: 48),
    ]
}

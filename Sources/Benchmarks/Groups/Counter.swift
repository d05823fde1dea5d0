/// One event to the counter: the post, its answer, the frame on the stream.
@Sendable
func measureCounter(_ bench: Bench) throws -> [Figure] {
    let floor = try bench.floor()
    let martlet = try bench.martlet()
    try martlet.require("/counter")
    let servers = [martlet, floor]

    let singles = try servers.map { try EventLoad($0, sessions: 1) }
    let bytes = try singles.map { try $0.largestFrame(of: 999) }
    for load in singles { _ = try load.run(1_000) }
    let single = try interleavedMedians(singles.map { load in { try load.run(12_000) } })
    let alone = try interleavedMedians(runs: 101, singles.map { load in { try load.run(1) } })

    let many = try servers.map { try EventLoad($0, sessions: 200) }
    for load in many { _ = try load.run(4_000) }
    let busy = try interleavedMedians(many.map { load in { try load.run(20_000) } })

    return [
        Figure("event, 1 session", "µs", single[0], floor: single[1], limit: 2, limitsRatio: true),
        Figure("event, 200 busy sessions", "µs", busy[0], floor: busy[1], limit: 1.6, limitsRatio: true),
        Figure("event alone, after a rest", "µs", alone[0], floor: alone[1]),
        Figure("largest frame of 999 events", "bytes", bytes[0], floor: bytes[1], limit: 48),
    ]
}

/// Measures one changed text in pages of different sizes.
@Sendable
func measureTextInPage(_ bench: Bench) throws -> [Figure] {
    let server = try bench.martlet()
    let sizes = [10, 1_000, 100_000]
    for size in sizes { try server.require("/bench/text/\(size)") }
    let loads = try sizes.map { try EventLoad(server, path: "/bench/text/\($0)", sessions: 1) }
    for load in loads { _ = try load.run(500) }
    let medians = try interleavedMedians(loads.map { load in { try load.run(3_000) } })
    let events = zip(sizes, medians).map { Figure("event in a page of \($0.grouped) nodes", "µs", $1) }
    return events + [Figure("100,000 nodes against 10", "x", medians[2] / medians[0], limit: 1.2)]
}

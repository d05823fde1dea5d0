/// Measures the heap allocations of one event to the counter.
@Sendable
func measureAllocations(_ bench: Bench) throws -> [Figure] {
    let martlet = try allocationsAnEvent(bench) { try bench.martlet(environment: $0) }
    let floor = try allocationsAnEvent(bench) { try bench.floor(environment: $0) }
    return [Figure("an event to the counter", "calls", martlet, floor: floor)]
}

private func allocationsAnEvent(_ bench: Bench, _ start: ([String: String]) throws -> Server) throws -> Double {
    let counters = bench.allocationCounters()
    let server = try start(counters.environment)
    if !server.endpoint.isFloor { try server.require("/counter") }
    let load = try EventLoad(server, sessions: 1)
    _ = try load.run(500)
    let before = try counters.calls()
    _ = try load.run(2_000)
    return Double(try counters.calls() - before) / 2_000
}

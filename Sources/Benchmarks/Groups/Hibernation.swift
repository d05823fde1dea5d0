import FoundationEssentials
import Glibc

/// Measures sessions that sleep in the store: the memory that each still takes, what it costs to wake one, and how soon a
/// server whose store has many of them serves.
@Sendable
func measureHibernation(_ bench: Bench) throws -> [Figure] {
    let count = 100_000
    let folder = URL(filePath: bench.options.results).appending(path: "hibernation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let counters = bench.allocationCounters()
    let environment = [
        "MARTLET_STORE": folder.appending(path: "state.sqlite").path, "MARTLET_LIMIT_HYDRATED_RETENTION": "1",
        "MARTLET_LIMIT_HIBERNATION_TIME": "1",
    ]
    var server: Server? = try bench.martlet(environment: environment.merging(counters.environment) { $1 })
    var figures: [Figure] = []
    if let server {
        try server.require("/counter")
        _ = try visit(server, 1_000)
        try waitUntilAllSleep(server)
        let before = try counters.liveBytes()
        let sleepers = try visit(server, count)
        try waitUntilAllSleep(server)
        let bytes = Double(try counters.liveBytes() - before) / Double(count)
        figures.append(Figure("live heap, a sleeping session", "bytes", bytes, limit: 200))
        let wake = try wakingTime(sleepers, server)
        let render = try PageLoad(server, connections: 1).run(2_000)
        figures.append(
            Figure("waking a page by a press; first render", "µs", wake, floor: render, limit: 2, limitsRatio: true))
    }
    // A server ends when its object is released.
    server = nil
    let start = ContinuousClock.now
    let next = try bench.martlet(environment: environment)
    try next.require("/counter")
    let time = (ContinuousClock.now - start).components
    let milliseconds = Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    return figures + [Figure("from start to serving, 100,000 in the store", "ms", milliseconds, limit: 300)]
}

/// Visitors who press once and go. Returns some of them.
private func visit(_ server: Server, _ count: Int) throws -> [Visitor] {
    let connection = try Connection(port: server.endpoint.port)
    var kept: [Visitor] = []
    for index in 0..<count {
        let visitor = try Visitor(server.endpoint, path: "/counter", over: connection)
        try press(visitor, connection)
        if index % (count / 1_000) == 0 { kept.append(visitor) }
    }
    return kept
}

private func press(_ visitor: Visitor, _ connection: Connection) throws {
    try connection.write(visitor.click(.identifier("inc")))
    try connection.response().mustBeAccepted()
}

private func wakingTime(_ visitors: [Visitor], _ server: Server) throws -> Double {
    let connection = try Connection(port: server.endpoint.port)
    return try server.spent { for visitor in visitors { try press(visitor, connection) } } / Double(visitors.count)
}

/// Waits until no session is in memory.
private func waitUntilAllSleep(_ server: Server) throws {
    for _ in 0..<300 {
        sleep(1)
        let metrics = String(decoding: try server.endpoint.fetch("/_martlet/metrics").body, as: UTF8.self)
        if metrics.split(separator: "\n").contains("martlet_sessions 0") { return }
    }
    throw Failure.unexpected("sessions stay in memory")
}

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
    let store = ["MARTLET_STORE": folder.appending(path: "state.sqlite").path]
    let sleepy = ["MARTLET_LIMIT_HYDRATED_RETENTION": "1", "MARTLET_LIMIT_HIBERNATION_TIME": "1"]
    var server: Server? = try bench.martlet(
        environment: store.merging(sleepy) { $1 }.merging(counters.environment) { $1 })
    var figures: [Figure] = []
    var sleepers: [Visitor] = []
    if let server {
        try server.require("/counter")
        _ = try visit(server, 1_000)
        try waitUntilAllSleep(server)
        let before = try counters.liveBytes()
        sleepers = try visit(server, count)
        try waitUntilAllSleep(server)
        let bytes = Double(try counters.liveBytes() - before) / Double(count)
        figures.append(Figure("live heap, a sleeping session", "bytes", bytes, limit: 200))
    }
    // A server ends when its object is released.
    server = nil
    let start = ContinuousClock.now
    let next = try bench.martlet(environment: store)
    try next.require("/counter")
    let time = (ContinuousClock.now - start).components
    let milliseconds = Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    figures.append(Figure("from start to serving, 100,000 in the store", "ms", milliseconds, limit: 300))
    for visitor in sleepers { visitor.goOn(at: next.endpoint) }
    let (wake, render) = try wakingAndRenderingTime(sleepers, next)
    return figures + [
        Figure(
            "a page that comes back; first render", "µs", wake, floor: render, limit: 2,
            limitsRatio: true)
    ]
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

/// Medians of rounds: what a press costs more if it wakes its session, and first renders between them.
private func wakingAndRenderingTime(_ visitors: [Visitor], _ server: Server) throws -> (Double, Double) {
    let connections = try (0..<64).map { _ in try Connection(port: server.endpoint.port) }
    let pages = try PageLoad(server, connections: connections.count)
    let size = visitors.count / 5
    var (waking, rendering): ([Double], [Double]) = ([], [])
    for start in stride(from: 0, to: visitors.count, by: size) {
        let round = visitors[start..<min(start + size, visitors.count)]
        let first = try pressing(round, connections, server)
        let second = try pressing(round, connections, server)
        waking.append((first - second) / Double(round.count))
        rendering.append(try pages.run(1_000))
    }
    return (waking.median, rendering.median)
}

/// The server's time for a press of each visitor, as many at once as there are connections, and for the commits.
private func pressing(
    _ visitors: ArraySlice<Visitor>, _ connections: [Connection], _ server: Server
) throws -> Double {
    try server.spent {
        for start in stride(from: visitors.startIndex, to: visitors.endIndex, by: connections.count) {
            let some = visitors[start..<min(start + connections.count, visitors.endIndex)]
            for (visitor, connection) in zip(some, connections) {
                try connection.write(visitor.click(.identifier("inc")))
            }
            for (_, connection) in zip(some, connections) { try connection.response().mustBeAccepted() }
        }
        // A commit comes after 50 ms.
        usleep(150_000)
    }
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

import Glibc

/// Measures the memory of sessions that hold a page and its stream and do nothing.
@Sendable
func measureIdle(_ bench: Bench) throws -> [Figure] {
    let resident = try [bench.martlet(), bench.floor()].map { server in
        if !server.endpoint.isFloor { try server.require("/counter") }
        return try residentBytes(of: 2_000, on: server)
    }
    let counters = bench.allocationCounters()
    let counted = try bench.martlet(environment: counters.environment)
    let live = try bytes(of: 500, on: counted) { try counters.liveBytes() }
    return [
        Figure("resident, a session", "KB", resident[0] / 1_024, floor: resident[1] / 1_024, limit: 10),
        Figure("live heap, a session", "KB", live / 1_024),
    ]
}

private func residentBytes(of sessions: Int, on server: Server) throws -> Double {
    try bytes(of: sessions, on: server) { try server.residentBytes() }
}

/// How much a quantity of the server grows for each of `sessions` sessions.
private func bytes(of sessions: Int, on server: Server, _ quantity: () throws -> Int) throws -> Double {
    let connection = try Connection(port: server.endpoint.port)
    let first = try arrive(100, on: server, over: connection)
    let before = try settled(quantity)
    let later = try arrive(sessions, on: server, over: try Connection(port: server.endpoint.port))
    let after = try settled(quantity)
    return try withExtendedLifetime((first, later, connection)) {
        guard later.allSatisfy({ $0.stream != nil }) else { throw Failure.unexpected("a stream is missing") }
        return Double(after - before) / Double(sessions)
    }
}

/// Opens pages at a thousand visitors a second, the rate of a busy site, so that the momentary needs of opening a page
/// are not counted two thousand times.
private func arrive(_ count: Int, on server: Server, over connection: Connection) throws -> [Visitor] {
    try (0..<count).map { _ in
        let visitor = try Visitor(server.endpoint, path: "/counter", over: connection)
        try visitor.openStream()
        usleep(1_000)
        return visitor
    }
}

/// The quantity after three idle seconds: the library frees a connection that it has handed over within one.
private func settled(_ quantity: () throws -> Int) throws -> Int {
    sleep(3)
    return try quantity()
}

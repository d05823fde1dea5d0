/// Measures a shared value of several servers: what an update costs where one server alone makes it, where three make it by
/// turns, and where 1,000 pages of three servers read it.
func measureClusterShared(_ bench: Bench, _ redis: RedisServer) throws -> [Figure] {
    // Each pair of servers has other addresses in memory, which account for a tenth of the cost.
    let rounds = try (0..<5).map { try updates(bench, redis.address(prefix: "update\($0)")) }
    let times = (0..<2).map { index in rounds.map { $0[index] }.median }
    let servers = try (0..<3).map { _ in try bench.oneOfSeveral(store: redis.address(prefix: "shared")) }
    return try withExtendedLifetime(servers) {
        let turns = try SharedReaders(servers, count: 3)
        for turn in 0..<30 { try turns.update(by: turn % 3) }
        let contended = try turns.spent { for turn in 0..<300 { try turns.update(by: turn % 3) } } / 300
        let latency = try (0..<99).map { turn in try turns.latency(by: turn % 3) }.median
        let readers = try SharedReaders(servers, count: 1_000)
        try readers.update(by: 0)
        let read = try (0..<5).map { _ in
            try readers.spent { for _ in 0..<10 { try readers.update(by: 0) } } / 10
        }.median
        return [
            Figure(
                "update of a shared value with Redis; without a store", "µs", times[1], floor: times[0], limit: 1.1,
                limitsRatio: true),
            Figure("update by three servers in turns, of all three", "µs", contended),
            Figure("update by three servers in turns, by the clock", "ms", latency),
            Figure("update read by 1,000 pages of 3 servers, each page", "µs", read / 1_000),
        ]
    }
}

/// The time of an update by one visitor without a store, and with one.
private func updates(_ bench: Bench, _ store: String) throws -> [Double] {
    HostMemory.warm()
    let servers = try ["none", store].map { try bench.oneOfSeveral(store: $0) }
    return try withExtendedLifetime(servers) {
        for server in servers { try server.require("/bench/shared") }
        let loads = try servers.map { try EventLoad($0, path: "/bench/shared", sessions: 1) }
        for load in loads { _ = try load.run(2_000) }
        return try interleavedMedians(runs: 3, loads.map { load in { try load.run(4_000) } })
    }
}

/// Visitors of several servers whose pages read one shared value.
private final class SharedReaders {
    private struct Reader {
        let visitor: Visitor
        let connection: Connection
        let target: Target
    }

    private let servers: [Server]
    private let readers: [Reader]

    init(_ servers: [Server], count: Int) throws {
        self.servers = servers
        let connections = try servers.map { try Connection(port: $0.endpoint.port) }
        readers = try (0..<count).map { number in
            let place = number % servers.count
            let visitor = try Visitor(servers[place].endpoint, path: "/bench/shared", over: connections[place])
            try visitor.openStream()
            return Reader(
                visitor: visitor, connection: connections[place], target: try visitor.number(of: "inc"))
        }
    }

    /// The time of all servers, in microseconds.
    func spent(_ work: () throws -> Void) throws -> Double {
        let before = try servers.map { try $0.processorTime() }
        try work()
        // What servers do afterwards counts as well: until then, they write and pass on.
        for server in servers { try server.calm() }
        return try zip(servers, before).reduce(0.0) { $0 + Double(try $1.0.processorTime() - $1.1) / 1_000 }
    }

    /// One visitor changes the value, and every page gets its frame.
    func update(by number: Int) throws {
        let frames = readers.map { $0.visitor.stream?.frames ?? 0 }
        try readers[number].visitor.act(readers[number].target, over: readers[number].connection)
        for (reader, frames) in zip(readers, frames) { try reader.visitor.stream?.wait(after: frames) }
    }

    /// Milliseconds by the clock from a visitor's press until their page has its frame.
    func latency(by number: Int) throws -> Double {
        let start = ContinuousClock.now
        try readers[number].visitor.act(readers[number].target, over: readers[number].connection)
        let time = (ContinuousClock.now - start).components
        return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    }
}

import FoundationEssentials

/// Measures several servers with one store in Redis: what the store costs, what it costs to reach the wrong server, what more
/// servers cost, and what Redis needs.
@Sendable
func measureCluster(_ bench: Bench) throws -> [Figure] {
    let folder = URL(filePath: bench.options.results).appending(path: "redis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let redis = try RedisServer(folder: folder)
    let rounds = try (0..<3).map { try measureHops(bench, redis.address(prefix: "hops\($0)")) }
    let times = (rounds.first ?? []).indices.map { index in rounds.map { $0[index] }.median }
    let several = try measureSeveral(bench, redis)
    func figure(_ name: String, _ value: Double, _ floor: Double, limit: Double) -> Figure {
        Figure(name, "µs", value, floor: floor, limit: limit, limitsRatio: true)
    }
    return [
        figure("event with Redis, 1 session; without a store", times[1], times[0], limit: 1.3),
        figure("event with Redis, 200 busy sessions; without a store", times[4], times[3], limit: 1.3),
        figure("event through another server, 1 session; directly", times[2], times[1], limit: 2.5),
        figure("event through another server, 200 busy sessions; directly", times[5], times[4], limit: 2.5),
        figure("event with 8 servers; with 1", several.eight, several.one, limit: 1.05),
    ] + (try measureRedis(bench, redis))
}

/// The times of an event without a store, with one, and through another server: for one session, and for many.
private func measureHops(_ bench: Bench, _ store: String) throws -> [Double] {
    HostMemory.warm()
    let alone = try bench.oneOfSeveral(store: "none")
    let (owner, entrance) = (try bench.oneOfSeveral(store: store), try bench.oneOfSeveral(store: store))
    return try withExtendedLifetime((alone, owner, entrance)) {
        try owner.require("/counter")
        return try [(sessions: 1, count: 6_000), (sessions: 200, count: 6_000)].flatMap { sessions, count in
            let loads = [
                try EventLoad(alone, sessions: sessions), try EventLoad(owner, sessions: sessions),
                try EventLoad(owner, sessions: sessions, through: entrance),
            ]
            for load in loads { _ = try load.run(2_000) }
            return try interleavedMedians(runs: 5, loads.map { load in { try load.run(count) } })
        }
    }
}

/// The processor time of all servers for an event: each is under full load in turn, as it would be on a core of its own, while the
/// others renew their leases.
private func measureSeveral(_ bench: Bench, _ redis: RedisServer) throws -> (one: Double, eight: Double) {
    let groups = try [1, 8].map { count in
        try (0..<count).map { _ in try bench.oneOfSeveral(store: redis.address(prefix: "servers\(count)")) }
    }
    return try withExtendedLifetime(groups) {
        let loads = try groups.map { try $0.map { try EventLoad($0, sessions: 200) } }
        for load in loads.joined() { _ = try load.run(2_000) }
        let count = 24_000
        let times = try interleavedMedians(
            runs: 5,
            zip(groups, loads).map { servers, loads in
                {
                    let before = try servers.map { try $0.processorTime() }
                    for load in loads { _ = try load.run(count / loads.count) }
                    let after = try servers.map { try $0.processorTime() }
                    return Double(zip(after, before).reduce(0) { $0 + $1.0 - $1.1 }) / 1_000 / Double(count)
                }
            })
        return (times[0], times[1])
    }
}

/// What Redis takes for a session whose visitor has pressed, and for a press.
private func measureRedis(_ bench: Bench, _ redis: RedisServer) throws -> [Figure] {
    let server = try bench.oneOfSeveral(store: redis.address(prefix: "memory"))
    return try withExtendedLifetime(server) {
        _ = try EventLoad(server, sessions: 1).run(10)
        let (memory, count) = (try redis.number("used_memory"), 2_000)
        let load = try EventLoad(server, sessions: count)
        _ = try load.run(count)
        let session = (try redis.number("used_memory") - memory) / Double(count)
        let (before, presses) = (try redis.number("total_commands_processed"), 20_000)
        _ = try load.run(presses)
        let commands = (try redis.number("total_commands_processed") - before) / Double(presses)
        let press = (try redis.number("used_memory") - memory) / Double(count) - session
        return [
            Figure("Redis' memory, a session", "bytes", session),
            Figure("Redis' memory, ten more presses of it", "bytes", max(0, press)),
            Figure("Redis' commands, a press (2,000 busy sessions)", "commands", commands),
        ]
    }
}

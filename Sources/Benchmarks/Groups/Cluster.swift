import FoundationEssentials
import Glibc

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
        figure(
            "event with 8 servers in one cluster; each alone", several.event.together, several.event.alone, limit: 1.05),
        Figure(
            "idle server, a second, of 8 in one cluster; each alone", "µs", several.second.together,
            floor: several.second.alone),
    ] + (try measureClusterShared(bench, redis)) + (try measureRedis(bench, redis))
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

/// The processor time of eight servers in one cluster, and of eight that are each a cluster of their own: for an event of a server
/// under full load while the others wait, and for a second in which all wait.
///
/// The two differ in what servers do because of each other, and in nothing else: in both, a server has been idle before its turn and
/// finds the core's caches cold.
private func measureSeveral(
    _ bench: Bench, _ redis: RedisServer
) throws -> (event: (together: Double, alone: Double), second: (together: Double, alone: Double)) {
    let groups = try ["servers", nil].map { prefix in
        try (0..<8).map { try bench.oneOfSeveral(store: redis.address(prefix: prefix ?? "alone\($0)")) }
    }
    return try withExtendedLifetime(groups) {
        let loads = try groups.map { try $0.map { try EventLoad($0, sessions: 200) } }
        for load in loads.joined() { _ = try load.run(2_000) }
        let events = try interleavedMedians(
            runs: 5, loads.map { loads in { try loads.map { try $0.run(3_000) }.reduce(0, +) / Double(loads.count) } })
        let (seconds, times) = (4.0, { try groups.map { try $0.reduce(0.0) { $0 + Double(try $1.processorTime()) } } })
        let before = try times()
        sleep(UInt32(seconds))
        let idle = zip(try times(), before).map { ($0 - $1) / 1_000 / seconds / 8 }
        return ((events[0], events[1]), (idle[0], idle[1]))
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

import MartletRedis
import Testing

@testable import MartletServer

@Suite struct RedisCheckTests {
    private func findings(_ options: String, _ sync: StoreSync = .process) throws -> [String] {
        let redis = TestRedis(options)
        return try RedisCheck(try RedisAddress(redis.address, program: "a"), nil).findings(sync)
    }

    @Test func whatEndangersStateIsSaidInALineEach() throws {
        #expect(try findings("--appendonly yes").isEmpty)
        let lines = try findings("--maxmemory-policy allkeys-lru")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("appendonly yes") == true)
        #expect(lines.last?.contains("maxmemory-policy allkeys-lru") == true)
        #expect(try findings("--appendonly yes --appendfsync no").first?.contains("appendfsync no") == true)
    }

    @Test func aPromiseThatRedisCannotKeepIsAReasonNotToStart() throws {
        #expect(try findings("--appendonly yes --appendfsync always", .power).isEmpty)
        for options in ["--appendonly yes", "--appendfsync always"] {
            let error = #expect(throws: StoreError.self) { try findings(options, .power) }
            #expect(error?.description.contains("appendfsync always") == true)
        }
        let cluster = #expect(throws: StoreError.self) { try findings("--cluster-enabled yes") }
        #expect(cluster?.description.contains("Redis Cluster") == true)
    }

    @Test func serversHaveOneKeyAndANumberEach() throws {
        let address = try RedisAddress(TestRedis.shared.address + "?prefix=join", program: "")
        let engine = RedisEngine(address, RedisStore.Options())
        let first = try engine.join(Array(repeating: 1, count: 16), build: "a")
        let second = try RedisEngine(address, RedisStore.Options()).join(Array(repeating: 2, count: 16), build: "b")
        let third = try engine.join(first.key, build: "a")
        #expect(first.key == Array(repeating: 1, count: 16))
        #expect(second.key == first.key)
        #expect(second.process == first.process + 1)
        // A build that comes back keeps its place.
        #expect(second.release > first.release)
        #expect(third.release == first.release)
    }
}

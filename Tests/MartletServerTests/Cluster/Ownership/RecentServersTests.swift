import Testing

@testable import MartletServer

@Suite struct RecentServersTests {
    @Test func aServerIsRememberedForAWhile() {
        var servers = RecentServers()
        #expect(!servers.contains(1, now: 0))
        servers.add(1, now: 0)
        servers.add(2, now: 1_000)
        #expect(servers.contains(1, now: RecentServers.time - 1))
        #expect(!servers.contains(1, now: RecentServers.time))
        #expect(servers.contains(2, now: RecentServers.time))
        servers.add(1, now: 7_000)
        #expect(servers.contains(1, now: 7_000))
        #expect(!servers.contains(2, now: 7_000))
    }
}

import Glibc
import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// Pages whose cost nobody knows yet, asked for all at once.
@Suite struct ColdPageTests {
    /// How many renders run, the most at a time, and how many have begun.
    private static let renders = Mutex((now: 0, most: 0, total: 0))

    private struct Cold: View {
        var body: some View {
            let _ = ColdPageTests.render()
            Text(String(repeating: "cold ", count: 40_000))
        }
    }

    private static func render() {
        renders.withLock { state in
            state.now += 1
            state.total += 1
            state.most = max(state.most, state.now)
        }
        usleep(5_000)
        renders.withLock { $0.now -= 1 }
    }

    private func serve(
        _ change: (inout ServerConfiguration) -> Void = { _ in }, _ body: (Server) throws -> Void
    ) throws {
        var configuration = ServerConfiguration.testing
        configuration.countsLoopback = true
        change(&configuration)
        let app = AppDefinition(scenes: { WindowGroup("Cold", path: "/cold") { Cold() } })
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        Self.renders.withLock { $0 = (0, 0, 0) }
        try body(server)
    }

    private func ask(_ server: Server) throws -> RawSocket {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", "/cold")
        return socket
    }

    @Test("A cold burst of one address runs two at a time, and nothing that was rendered is thrown away")
    func aBurstIsBounded() throws {
        try serve { server in
            let sockets = try (0..<60).map { _ in try ask(server) }
            let statuses = try sockets.map { try $0.response().status }
            let state = Self.renders.withLock { $0 }
            #expect(state.most <= 2)
            // 2 run and 32 wait; the others are refused before anything is made for them.
            #expect(statuses.count { $0 == 200 } == state.total)
            #expect(Set(statuses).isSubset(of: [200, 429]))
            #expect(state.total >= 34 && state.total < 60)
        }
    }

    @Test("“Nothing is rendered for a client that has gone”")
    func nothingIsMadeForWhoHasGone() throws {
        try serve { server in
            let sockets = try (0..<30).map { _ in try ask(server) }
            #expect(eventually { server.context.budgets.renders.waitingCount > 0 })
            for socket in sockets { socket.end() }
            #expect(eventually { server.context.budgets.renders.waitingCount == 0 })
            let total = Self.renders.withLock { $0.total }
            #expect(total < 30)
            let socket = try ask(server)
            #expect(try socket.response().status == 200)
        }
    }

    @Test("What a page costs is charged when its turn comes, before it is made")
    func whatIsKnownMeanwhileIsCharged() throws {
        try serve {
            $0.limits.strangerWorkBurst = 30
            $0.limits.strangerWorkPerSecond = 0.01
        } _: { server in
            // Each takes 5 ms and has 200 KB, which count as 6: after a few the address has no more.
            let sockets = try (0..<30).map { _ in try ask(server) }
            let statuses = try sockets.map { try $0.response().status }
            #expect(statuses.contains(429))
            #expect(statuses.count { $0 == 200 } == Self.renders.withLock { $0.total })
        }
    }
}

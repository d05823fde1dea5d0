import Glibc
import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// What one visitor, and one address, may have and ask for.
@Suite struct VisitorLimitTests {
    private func openShared(_ visitor: Visitor) throws -> RawSocket {
        let socket = try RawSocket(port: visitor.server.port, timeout: 60)
        try socket.request(
            "GET", "/_martlet/stream?p=\(visitor.page):0", headers: ["Cookie: \(visitor.cookie)"])
        return socket
    }

    /// As many as one cookie could open before: 15,776 in five seconds, and then nobody else could.
    @Test func theNewestStreamEndsTheOldest() throws {
        try withServer({ $0.limits.streamsPerSession = 8 }) { server in
            let visitor = try Visitor(server)
            let other = try Visitor(server)
            let theirs = try other.openStream()
            let sockets = try (0..<200).map { _ in try openShared(visitor) }
            for socket in sockets.suffix(8) { _ = try socket.read(until: "\n:\n\n") }
            #expect(eventually { server.statistics.streams == 9 })
            for socket in sockets.prefix(192) { _ = try socket.readToEnd() }
            // The newest carries the page.
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(try sockets[199].read(until: "\n\n").contains("Count: 1"))
            #expect(try other.click("inc", seq: 1).status == 204)
            #expect(try theirs.frame().number == 1)
        }
    }

    @Test func anAddressHasSoManyStreams() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.streamsPerAddress = 3
            $0.countsLoopback = true
        }
        try withServer(limits) { server in
            let visitors = try (0..<4).map { _ in try Visitor(server) }
            let streams = try visitors.prefix(3).map { try $0.openStream() }
            let refused = try visitors[3].get(visitors[3].path + "/stream?after=0")
            #expect(refused.status == 429)
            #expect(refused["retry-after"] == "30")
            #expect(refused["content-type"] == "application/problem+json")
            streams[0].end()
            #expect(eventually { (try? visitors[3].openStream()) != nil })
        }
    }

    @Test func aVisitorAsksForSoMuch() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.requestBurst = 40
            // So little that none comes back meanwhile.
            $0.limits.requestsPerSecond = 0.001
        }
        try withServer(limits) { server in
            let visitor = try Visitor(server)
            // What rendering costs is counted, too, so how often it goes well is not fixed.
            let answers = try (0..<45).map { _ in try visitor.get("/counter").status }
            #expect(answers.first == 200)
            #expect(answers.last == 429)
            let refused = try visitor.get("/counter", headers: ["Accept: text/html"])
            #expect(refused.status == 429)
            #expect(refused["retry-after"].flatMap { Int($0) }.map { $0 >= 1 } == true)
            #expect(refused["content-type"] == "text/html; charset=utf-8")
            // A page costs more than other requests, which what is left may still pay for.
            for _ in 0..<45 where try visitor.get(visitor.path + "/actions").status == 429 { break }
            let paths = [visitor.path + "/stream?after=0&resync=1", visitor.path + "/actions"]
            for path in paths { #expect(try visitor.get(path).status == 429) }
            #expect(try visitor.get("/_martlet/stream?p=\(visitor.page):0!").status == 429)
            // Others are not affected.
            #expect(try Visitor(server).get("/counter").status == 200)
        }
    }

    @Test func anAddressAsksForSoMuch() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.requestBurstPerAddress = 5
            $0.limits.requestsPerSecondPerAddress = 0.5
            $0.countsLoopback = true
        }
        try withServer(limits) { server in
            let visitor = try Visitor(server)
            for _ in 0..<4 { #expect(try visitor.get("/nowhere").status == 404) }
            let refused = try visitor.get("/counter")
            #expect(refused.status == 429)
            #expect(refused["retry-after"] == "2")
            // A supervisor's question and events are not counted.
            #expect(try visitor.get("/healthz").status == 200)
            #expect(try visitor.click("inc", seq: 1).status == 204)
        }
    }

    // MARK: Visitors without a session

    private struct Heavy: View {
        var body: some View { Text(verbatim: String(repeating: "x", count: 200_000)) }
    }

    private struct Light: View {
        var body: some View { Text("light") }
    }

    private func withHeavyServer(
        _ change: (inout ServerConfiguration) -> Void, _ body: (Server) throws -> Void
    ) throws {
        let app = AppDefinition(scenes: {
            WindowGroup("Heavy", path: "/heavy") { Heavy() }
            WindowGroup("Light", path: "/light") { Light() }
        })
        var configuration = ServerConfiguration.testing
        change(&configuration)
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        try body(server)
    }

    private func ask(_ server: Server, _ path: String) throws -> RawResponse {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", path)
        return try socket.response()
    }

    @Test func whatStrangersPagesCostIsBoundedForAnAddress() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.strangerWorkBurst = 60
            $0.limits.strangerWorkPerSecond = 0.01
            $0.countsLoopback = true
        }
        try withHeavyServer(limits) { server in
            let visitor = try Visitor(server, "/heavy")
            // 6 for the HTML of each, and what rendering takes.
            let answers = try (0..<12).map { _ in try ask(server, "/heavy") }
            let refused = try #require(answers.last)
            #expect(refused.status == 429)
            #expect(refused["retry-after"] != nil)
            #expect(refused["set-cookie"] == nil)
            #expect(server.statistics.sessions < 12)
            // Who has a session has paid.
            #expect(try visitor.get("/heavy").status == 200)
        }
    }

    @Test func strangersHeavyPagesHaveASum() throws {
        try withHeavyServer({ $0.limits.strangerBytes = 500_000 }) { server in
            let first = try Visitor(server, "/heavy")
            #expect(try ask(server, "/heavy").status == 200)
            let refused = try ask(server, "/heavy")
            #expect(refused.status == 503)
            #expect(refused["retry-after"] == "10")
            // Newcomers to other pages are not affected.
            #expect(try ask(server, "/light").status == 200)
            // Whoever comes back is a stranger no more.
            #expect(try first.get("/light").status == 200)
            #expect(try ask(server, "/heavy").status == 200)
            #expect(try ask(server, "/heavy").status == 503)
        }
    }

    @Test func theSumIsGivenBackWhenPagesRest() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.strangerBytes = 500_000
            $0.limits.hydratedRetention = 15
            $0.limits.unconfirmedRetention = .infinity
            $0.useManualTime()
        }
        try withHeavyServer(limits) { server in
            for _ in 0..<3 { _ = try ask(server, "/heavy") }
            #expect(try ask(server, "/heavy").status == 503)
            #expect(server.advance(by: 15) { server.context.budgets.strangersPages.total == 0 })
            #expect(try ask(server, "/heavy").status == 200)
        }
    }

    // MARK: Looking after pages

    /// How many pages are let rest at the same time.
    private static let resting = Mutex((now: 0, most: 0, total: 0))

    private struct Restless: View {
        var body: some View {
            Text("restless")
                .task {
                    await withTaskCancellationHandler {
                        try? await _Concurrency.Task.sleep(for: .seconds(600))
                    } onCancel: {
                        VisitorLimitTests.resting.withLock { state in
                            state.now += 1
                            state.total += 1
                            state.most = max(state.most, state.now)
                        }
                        usleep(20_000)
                        VisitorLimitTests.resting.withLock { $0.now -= 1 }
                    }
                }
        }
    }

    @Test func pagesAreLetRestOneAfterAnother() throws {
        let app = AppDefinition(scenes: { WindowGroup("Restless", path: "/") { Restless() } })
        var configuration = ServerConfiguration.testing
        configuration.limits.hydratedRetention = 15
        configuration.limits.unconfirmedRetention = .infinity
        configuration.useManualTime()
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        let visitors = try (0..<8).map { _ in try Visitor(server, "/") }
        // Once, so that time stands still while pages are dehydrated: one that takes long by the clock gets company.
        server.advance(seconds: 15)
        #expect(eventually { Self.resting.withLock { $0.total } == 8 })
        #expect(Self.resting.withLock { $0.most } == 1)
        for visitor in visitors { #expect(try visitor.get("/").status == 200) }
    }

    /// A session whose own work takes long holds up no other's pages.
    @Test func aBusySessionIsNotWaitedFor() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.hydratedRetention = 15
            $0.limits.unconfirmedRetention = .infinity
            $0.useManualTime()
        }
        try withServer(limits) { server in
            let gate = DispatchedGate()
            let busy = try Visitor(server)
            let session = try #require(server.context.registry.all.first)
            session.enter { _ in gate.wait() }
            let others = try (0..<3).map { _ in try Visitor(server) }
            #expect(server.advance(by: 15) { server.context.statistics.dehydratedPages.current == 3 })
            gate.open()
            #expect(server.advance(by: 15) { server.context.statistics.dehydratedPages.current == 4 })
            #expect(try busy.get(busy.path + "/actions").status == 200)
            withExtendedLifetime(others) {}
        }
    }
}

/// Holds a thread until it is opened.
private final class DispatchedGate: Sendable {
    private let isOpen = Atomic<Bool>(false)

    func open() { isOpen.store(true, ordering: .releasing) }

    func wait() {
        while !isOpen.load(ordering: .acquiring) { usleep(1_000) }
    }
}

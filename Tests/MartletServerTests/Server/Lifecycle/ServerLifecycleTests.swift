import Testing

@testable import MartletServer

@Suite struct ServerLifecycleTests {
    @Test func aPortIsUsedOnceAndFreeAfterTheStop() throws {
        var configuration = ServerConfiguration.testing
        let first = try Server(configuration, app: TestProgram.definition(), logger: testLogger)
        defer { first.stop() }
        configuration.port = first.port
        #expect(throws: HTTPFrontError.portInUse(host: "127.0.0.1", port: first.port)) {
            _ = try Server(configuration, app: TestProgram.definition(), logger: testLogger)
        }
        first.stop()
        let second = try Server(configuration, app: TestProgram.definition(), logger: testLogger)
        defer { second.stop() }
        #expect(try Visitor(second).loaded.text.contains("Count: 0"))
    }

    @Test func stoppingEndsSessionsAndStreamsAndMayBeRepeated() throws {
        let living = TestProgram.Living()
        let server = try Server(.testing, app: TestProgram.definition(living), logger: testLogger)
        let visitor = try Visitor(server)
        let stream = try visitor.openStream()
        server.stop()
        server.stop()
        _ = try stream.readToEnd()
        #expect(eventually { server.statistics == (sessions: 0, pages: 0, streams: 0) })
        #expect(eventually { living.models.current == 0 })
    }
}

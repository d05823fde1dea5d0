import Glibc
import Testing

@testable import MartletServer

/// What visitors leave behind is gone after their time.
@Suite struct SessionLifetimeTests {
    private func expectNothingLeft(
        _ server: Server, _ living: TestProgram.Living, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            server.advance(by: 60) { server.statistics == (sessions: 0, pages: 0, streams: 0) },
            "\(server.statistics)", sourceLocation: sourceLocation)
        #expect(
            eventually { living.models.current == 0 }, "\(living.models.current) models", sourceLocation: sourceLocation
        )
    }

    private func shorten(_ configuration: inout ServerConfiguration) {
        configuration.limits.unconfirmedRetention = 60
        configuration.limits.pageRetention = 60
        configuration.useManualTime()
    }

    @Test func visitorsThatNeverOpenAStreamAreLetGo() throws {
        let living = TestProgram.Living()
        try withServer(shorten, living: living) { server in
            let socket = try RawSocket(port: server.port, timeout: 60)
            for _ in 0..<1_000 {
                try socket.request("GET", "/counter")
                #expect(try socket.response().status == 200)
            }
            #expect(living.models.current > 0)
            expectNothingLeft(server, living)
        }
    }

    @Test func aStreamKilledMidwayLeavesNothing() throws {
        let living = TestProgram.Living()
        try withServer(shorten, living: living) { server in
            for _ in 0..<20 {
                let visitor = try Visitor(server)
                let stream = try visitor.openStream()
                #expect(try visitor.click("inc", seq: 1).status == 204)
                // The frame may be under way.
                stream.end()
            }
            #expect(living.models.current > 0)
            expectNothingLeft(server, living)
        }
    }

    @Test func aPageWithAStreamStaysAndOneThatIsHeardOfToo() throws {
        let living = TestProgram.Living()
        try withServer(shorten, living: living) { server in
            let watching = try Visitor(server)
            let posting = try Visitor(server)
            let stream = try watching.openStream()
            for _ in 0..<15 {
                server.advance(seconds: 50)
                #expect(try posting.click("inc").status == 204)
            }
            #expect(server.statistics.pages == 2)
            #expect(try watching.click("inc", seq: 1).status == 204)
            #expect(try stream.frame().number == 1)
            #expect(try posting.press("inc").text.contains("Count: 16"))
            stream.end()
            expectNothingLeft(server, living)
            // It is another session's now that asks, so nothing is known of the page.
            #expect(try posting.click("inc").status == 404)
        }
    }

    @Test func aLoadedPageThatIsLetGoIsGoneAndItsSessionLives() throws {
        try withServer(shorten) { server in
            let old = try Visitor(server)
            let kept = try Visitor(server, cookie: old.cookie)
            let stream = try kept.openStream()
            #expect(server.advance(by: 60) { server.statistics.pages == 1 })
            #expect(try old.click("inc").status == 410)
            #expect(try kept.click("inc").status == 204)
            #expect(try stream.frame().number == 1)
        }
    }

    @Test func aTickersTaskEndsWithItsPage() async throws {
        try await blocking {
            try withServer(shorten) { server in
                let visitor = try Visitor(server, "/ticker")
                let stream = try visitor.openStream()
                _ = try stream.frame()
                stream.end()
                #expect(server.advance(by: 60) { server.statistics == (sessions: 0, pages: 0, streams: 0) })
            }
        }
    }

    // MARK: Many

    @Test func twoHundredSessionsCountEachOnItsOwn() throws {
        try withServer { server in
            let visitors = try (0..<200).map { _ in try Visitor(server) }
            let streams = try visitors.map { try $0.openStream() }
            #expect(Set(visitors.map(\.cookie)).count == 200)
            #expect(eventually { server.statistics == (sessions: 200, pages: 200, streams: 200) })
            for round in 1...3 {
                for (index, visitor) in visitors.enumerated() where index % 3 < round {
                    #expect(try visitor.click("inc").status == 204)
                }
            }
            for (index, stream) in streams.enumerated() {
                var frame = try stream.frame()
                while frame.number < 3 - index % 3 { frame = try stream.frame() }
                #expect(frame.patches.contains("Count: \(3 - index % 3)\""), "visitor \(index)")
            }
        }
    }

    @Test func concurrentVisitorsDoNotSeeEachOther() async throws {
        let server = try Server(.testing, app: TestProgram.definition(), logger: testLogger)
        defer { server.stop() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    try await blocking {
                        for round in 0..<25 {
                            let visitor = try Visitor(server)
                            let presses = (worker + round) % 5 + 1
                            for count in 1...presses {
                                #expect(try visitor.press("inc", seq: count).text.contains("Count: \(count)\""))
                            }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(server.statistics.sessions == 200)
    }
}

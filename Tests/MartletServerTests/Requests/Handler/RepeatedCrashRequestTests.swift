import MartletUI
import Testing

@testable import MartletServer

/// A visitor whose actions have ended the process repeatedly is refused events.
@Suite struct RepeatedCrashRequestTests {
    private func withMemory(_ body: (Server, RepeatedCrashes) throws -> Void) throws {
        let memory = try #require(WorkerMemory.make())
        let area = try #require(memory.claimArea())
        let limits: (inout ServerConfiguration) -> Void = {
            $0.workerMemory = (memory, area)
            $0.useManualTime()
        }
        try withServer(limits) { server in
            let crashes = try #require(server.context.crashes.repeated)
            try body(server, crashes)
            // Nothing that ran is left behind.
            memory.workerHasEnded(area: area, signal: 9)
            #expect(memory.removeInterrupted() == [])
        }
    }

    @Test func theirEventsAreRefusedForAWhileAndNobodyElses() throws {
        try withMemory { server, crashes in
            let (visitor, other) = (try Visitor(server), try Visitor(server))
            #expect(try visitor.click("inc", seq: 1).status == 204)
            let now = server.context.clock.milliseconds
            for _ in 0..<3 { crashes.record(session: try visitor.key, address: 0, now: now) }
            let refused = try visitor.post(Visitor.click("inc", seq: 2))
            #expect(refused.status == 429)
            #expect(refused["retry-after"] == "600")
            #expect(refused["content-type"] == "application/problem+json")
            #expect(refused.text.contains("have ended the server repeatedly"))
            let form = try visitor.post(
                "", type: "application/x-www-form-urlencoded", to: visitor.path + "/form?path=/counter")
            #expect(form.status == 429)
            #expect(try other.click("inc", seq: 1).status == 204)
            // Reading is not refused.
            _ = try Visitor(server, cookie: visitor.cookie)
            server.advance(seconds: 601)
            #expect(try visitor.post(Visitor.click("inc", seq: 2)).status == 204)
        }
    }

    @Test func whosePagesHaveEndedItGetsNoneForAWhile() throws {
        try withMemory { server, crashes in
            let (visitor, other) = (try Visitor(server), try Visitor(server))
            let now = server.context.clock.milliseconds
            for _ in 0..<3 { crashes.recordPage(session: try visitor.key, address: 0, now: now) }
            let page = try visitor.get("/counter")
            #expect(page.status == 429)
            #expect(page["retry-after"] == "600")
            #expect(try visitor.get(visitor.path + "/stream?after=0").status == 429)
            #expect(try visitor.post(Visitor.click("inc")).status == 429)
            #expect(try other.get("/counter").status == 200)
            #expect(try other.click("inc").status == 204)
            server.advance(seconds: 601)
            #expect(try visitor.get("/counter").status == 200)
        }
    }

    @Test func whoIsGoneIsRefusedAsWell() throws {
        try withMemory { server, crashes in
            let visitor = try Visitor(server)
            let name = SessionIdentifier.random()
            for _ in 0..<3 {
                crashes.record(session: SessionKey(name), address: 0, now: server.context.clock.milliseconds)
            }
            let cookie = "martlet=\(name.text)"
            #expect(try visitor.post(Visitor.click("inc"), cookie: cookie).status == 429)
        }
    }

    @Test func theKeyDoesNotContainTheCookie() throws {
        let name = SessionIdentifier.random()
        let key = SessionKey(name)
        #expect(key == SessionKey(name))
        #expect(key != SessionKey(SessionIdentifier.random()))
        #expect(Set([key.high, key.low]).isDisjoint(with: [name.high, name.low]))
    }
}

import Glibc
import Testing

@testable import MartletServer

/// A page with neither stream nor request for 15 s is dehydrated; any stream, event or form revives it. `410` is
/// answered only after eviction.
@Suite struct DehydrationRequestTests {
    private func shorten(_ configuration: inout ServerConfiguration) {
        configuration.limits.hydratedRetention = 15
        configuration.limits.unconfirmedRetention = .infinity
        configuration.limits.pageRetention = .infinity
        configuration.useManualTime()
    }

    private func waitUntilDehydrated(_ server: Server) {
        #expect(server.advance(by: 15) { server.context.statistics.dehydratedPages.current == 1 })
    }

    @Test func anEventFindsThePageAsItWas() throws {
        let living = TestProgram.Living()
        try withServer(shorten, living: living) { server in
            let visitor = try Visitor(server)
            let number = try visitor.number(of: "inc")
            for seq in 1...3 { #expect(try visitor.click("inc", seq: seq).status == 204) }
            waitUntilDehydrated(server)
            #expect(server.statistics.pages == 1)
            // By the number in the HTML that the browser still shows.
            let answer = try visitor.press(String(number), seq: 4)
            #expect(answer.status == 200)
            #expect(answer.text.contains("Count: 4"))
            #expect(server.context.statistics.dehydratedPages.current == 0)
            #expect(server.context.statistics.resyncs.current == 0, "nothing had changed")
        }
    }

    @Test func aStreamFindsThePageAsItWas() throws {
        try withServer(shorten) { server in
            let visitor = try Visitor(server)
            let first = try visitor.openStream()
            for seq in 1...3 {
                #expect(try visitor.click("inc", seq: seq).status == 204)
                _ = try first.frame()
            }
            first.end()
            waitUntilDehydrated(server)
            let second = try visitor.openStream(after: 3)
            #expect(try visitor.click("inc", seq: 4).status == 204)
            let frame = try second.frame()
            #expect(frame.number == 4)
            #expect(frame.patches.hasPrefix("[[\"t\","))
            #expect(frame.patches.contains("Count: 4"))
        }
    }

    @Test func whatTheBrowserHadNotSeenComesWithTheStream() throws {
        try withServer(shorten) { server in
            let visitor = try Visitor(server)
            for seq in 1...3 { #expect(try visitor.click("inc", seq: seq).status == 204) }
            waitUntilDehydrated(server)
            #expect(try visitor.openStream().frame().patches.contains("Count: 3"))
        }
    }

    @Test func aPageIsDehydratedAgainAndAgain() throws {
        let living = TestProgram.Living()
        try withServer(shorten, living: living) { server in
            let visitor = try Visitor(server)
            for seq in 1...4 {
                #expect(try visitor.press("inc", seq: seq).text.contains("Count: \(seq)"))
                waitUntilDehydrated(server)
            }
            #expect(try visitor.get(visitor.path + "/actions").text.contains("\"inc\""))
            #expect(server.context.statistics.dehydratedPages.current == 0)
        }
    }

    @Test func aRepeatedPostIsKnownAfterwards() throws {
        try withServer(shorten) { server in
            let visitor = try Visitor(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            waitUntilDehydrated(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(try visitor.press("inc", seq: 2).text.contains("Count: 2"))
        }
    }

    @Test func aPageThatNobodyComesBackToIsLetGo() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.hydratedRetention = 15
            $0.limits.pageRetention = 60
            $0.useManualTime()
        }
        try withServer(limits) { server in
            let visitor = try Visitor(server)
            let other = try Visitor(server, cookie: visitor.cookie)
            let stream = try other.openStream()
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(server.advance(by: 15) { server.statistics.pages == 1 })
            #expect(server.context.statistics.dehydratedPages.current == 0)
            #expect(try visitor.click("inc", seq: 2).status == 410)
            stream.end()
        }
    }

    /// What an extension, a translation or a script has changed is mended, with the nearest instance.
    @Test func aMismatchBringsTheInstanceAnew() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let stream = try visitor.openStream()
            let count = try visitor.number(of: "count")
            let body = #"{"seq":1,"ack":0,"events":[],"mismatches":[\#(count)]}"#
            #expect(try visitor.post(body).status == 204)
            let patches = try stream.frame().patches
            #expect(patches.contains("[\"x\",") || patches.contains("[\"z\","))
            #expect(patches.contains("Count: 0"))
            #expect(server.context.statistics.mismatches.current == 1)
            // A press under way names the number that the button had.
            #expect(try visitor.click(String(visitor.number(of: "inc")), seq: 2).status == 204)
            #expect(try stream.frame().patches.contains("Count: 1"))
        }
    }

    /// The post has to wait for the session, and nothing but the mismatch is to be shown.
    @Test func aMismatchIsMendedWhenTheSessionIsFreeAgain() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let stream = try visitor.openStream()
            let count = try visitor.number(of: "count")
            let session = try #require(server.context.registry.all.first)
            let gate = Gate()
            session.enter { _ in gate.wait() }
            #expect(eventually { gate.arrivals == 1 })
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request(
                "POST", visitor.path + "/events",
                headers: ["Content-Type: application/json", "Cookie: \(visitor.cookie)"],
                body: #"{"seq":1,"ack":0,"events":[],"mismatches":[\#(count)]}"#)
            // The front has handed the post over when it answers the next request.
            #expect(try visitor.get("/healthz").status == 200)
            gate.open()
            #expect(try socket.response().status == 204)
            let patches = try stream.frame().patches
            #expect(patches.contains("[\"x\",") || patches.contains("[\"z\","))
        }
    }
}

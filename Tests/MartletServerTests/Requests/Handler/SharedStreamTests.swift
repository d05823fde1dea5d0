import Glibc
import Testing

@testable import MartletServer

/// One stream for all tabs of a browser: `GET /_martlet/stream?p={page}:{seq},…`. Each frame names its page; pages join
/// and leave by `POST`.
@Suite struct SharedStreamTests {
    private func open(_ visitor: Visitor, _ query: String) throws -> RawStream {
        let socket = try RawSocket(port: visitor.server.port, timeout: 60)
        try socket.request("GET", "/_martlet/stream?\(query)", headers: ["Cookie: \(visitor.cookie)"])
        let stream = try RawStream(socket)
        #expect(stream.head.status == 200)
        #expect(try stream.read(count: 15) == "retry: 1000\n:\n\n")
        return stream
    }

    private func change(_ visitor: Visitor, _ body: String) throws -> Int {
        try visitor.post(body, to: "/_martlet/stream").status
    }

    @Test func eachFrameNamesItsPage() throws {
        try withServer { server in
            let first = try Visitor(server)
            let second = try Visitor(server, cookie: first.cookie)
            let stream = try open(first, "p=\(first.page):0,\(second.page):0")
            #expect(eventually { server.statistics.streams == 1 })
            for number in 1...3 {
                for visitor in [second, first] {
                    #expect(try visitor.click("inc", seq: number).status == 204)
                    let frame = try stream.read(until: "\n\n")
                    #expect(frame.hasPrefix("event: \(visitor.page)\nid: \(number)\ndata: [["))
                    #expect(frame.contains("Count: \(number)"))
                }
            }
        }
    }

    @Test func pagesJoinAndLeave() throws {
        try withServer { server in
            let first = try Visitor(server)
            let second = try Visitor(server, cookie: first.cookie)
            #expect(try change(first, #"{"join":[]}"#) == 409, "there is none yet")
            let stream = try open(first, "p=\(first.page):0")
            #expect(try second.click("inc", seq: 1).status == 204)
            #expect(try change(second, #"{"join":[{"page":"\#(second.page)","after":0}]}"#) == 204)
            #expect(try stream.read(until: "\n\n").hasPrefix("event: \(second.page)\nid: 1\n"), "what it missed comes")
            #expect(try change(second, #"{"leave":["\#(second.page)"]}"#) == 204)
            #expect(try second.click("inc", seq: 2).status == 204)
            #expect(try first.click("inc", seq: 1).status == 204)
            #expect(
                try stream.read(until: "\n\n").hasPrefix("event: \(first.page)\nid: 1\n"), "and of the other nothing")
            let resync = #"{"join":[{"page":"\#(second.page)","after":1,"resync":true}]}"#
            #expect(try change(second, resync) == 204)
            let frame = try stream.read(until: "\n\n")
            #expect(frame.contains("[\"z\",") && frame.contains("Count: 2"))
        }
    }

    /// The requests of the tab that leads overtake one another.
    @Test func thatADocumentHasLeftTakesThePageFromNoOther() throws {
        try withServer { server in
            let first = try Visitor(server)
            let second = try Visitor(server, cookie: first.cookie)
            let (before, after) = ("\(second.page).a1", "\(second.page).b2.a1")
            let stream = try open(first, "p=\(first.page):0,\(before):0")
            #expect(eventually { server.statistics.streams == 1 })
            #expect(try second.post(#"{"leaving":true}"#, to: "/_martlet/pages/\(before)/events").status == 204)
            #expect(try change(second, #"{"join":[{"page":"\#(after)","after":0}]}"#) == 204)
            #expect(try stream.read(until: "\n\n").contains("[\"z\","))
            #expect(try change(second, #"{"leave":["\#(before)"]}"#) == 204)
            let press = Visitor.click("inc", seq: 1)
            #expect(try second.post(press, to: "/_martlet/pages/\(after)/events").status == 204)
            let frame = try stream.read(until: "\n\n")
            #expect(frame.hasPrefix("event: \(after)\n") && frame.contains("Count: 1"))
        }
    }

    @Test func aPageThatIsNotThereIsReportedOnTheStream() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let stranger = try Visitor(server)
            let stream = try open(visitor, "p=\(stranger.page):0,\(visitor.page):0")
            #expect(try stream.read(until: "\n\n") == "event: \(stranger.page)\ndata: 404\n\n")
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(try stream.read(until: "\n\n").hasPrefix("event: \(visitor.page)\n"))
            #expect(try stranger.click("inc", seq: 1).status == 204, "it is untouched")
        }
    }

    @Test func aPageMovesFromStreamToStreamWithoutLosingAnything() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            for round in 0..<10 {
                let stream = try open(visitor, "p=\(visitor.page):\(round * 2)")
                let own = try visitor.openStream(after: round * 2)
                for number in [round * 2 + 1, round * 2 + 2] {
                    #expect(try visitor.click("inc", seq: number).status == 204)
                    #expect(try own.frame().number == number)
                }
                // The shared one goes on without the page.
                stream.socket.end()
                own.end()
            }
            #expect(eventually { server.statistics.streams == 0 })
        }
    }

    @Test(arguments: [
        "", "p=", "p=x:1", "p=AAAAAAAAAAAAAAAAAAAAAA", "p=AAAAAAAAAAAAAAAAAAAAAA:", "p=AAAAAAAAAAAAAAAAAAAAAA:x",
    ])
    func aQueryThatIsNoneIsRefused(_ query: String) throws {
        try withServer { server in
            let visitor = try Visitor(server)
            #expect(try visitor.get("/_martlet/stream?\(query)").status == 400)
            #expect(try visitor.get("/_martlet/stream?p=\(visitor.page):0", cookie: "martlet=x").status == 404)
        }
    }

    @Test(arguments: [
        "", "{", "[]", #"{"join":1}"#, #"{"join":[{}]}"#, #"{"leave":["x"]}"#, #"{"more":[]}"#,
        #"{"join":[{"page":"AAAAAAAAAAAAAAAAAAAAAA"}]}"#,
    ])
    func aChangeThatIsNoneIsRefused(_ body: String) throws {
        try withServer { server in
            let visitor = try Visitor(server)
            _ = try open(visitor, "p=\(visitor.page):0")
            #expect(try change(visitor, body) == 400)
            #expect(
                try visitor.post(
                    #"{"leave":[]}"#, headers: ["Sec-Fetch-Site: cross-site"], to: "/_martlet/stream"
                ).status == 403)
        }
    }

    /// A tab that joins others gives its own stream up, and that may be noticed only after the page has joined.
    @Test func aPageWhoseOwnStreamEndsIsTakenBack() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let stream = try open(visitor, "p=\(visitor.page):0")
            #expect(try visitor.click("inc", seq: 1).status == 204)
            _ = try stream.read(until: "\n\n")
            let own = try visitor.openStream(after: 1)
            #expect(try visitor.click("inc", seq: 2).status == 204)
            #expect(try own.frame().number == 2)
            own.end()
            #expect(eventually { server.statistics.streams == 1 })
            #expect(try visitor.click("inc", seq: 3, ack: 1).status == 204)
            // What the own stream may not have brought home comes again.
            #expect(try stream.read(until: "\n\n").contains("id: 2\n"))
            #expect(try stream.read(until: "\n\n").contains("id: 3\n"))
        }
    }

    @Test func aStreamThatASharedOneReplacesIsReportedNothing() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let own = try visitor.openStream()
            let stream = try open(visitor, "p=\(visitor.page):0")
            #expect(try own.readToEnd() == "")
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(try stream.read(until: "\n\n").contains("id: 1\n"))
        }
    }

    @Test func tabsBeyondTheLimitAreRefusedAndTakeNoPageFromOthers() throws {
        try withServer {
            $0.limits.pagesPerSession = 3
        } _: { server in
            let first = try Visitor(server)
            let others = try (0..<2).map { _ in try Visitor(server, cookie: first.cookie) }
            let all = [first] + others
            let stream = try open(first, "p=" + all.map { "\($0.page):0" }.joined(separator: ","))
            #expect(try first.click("inc", seq: 1).status == 204)
            _ = try stream.read(until: "\n\n")
            let refused = try first.get("/counter")
            #expect(refused.status == 503)
            #expect(refused["retry-after"] == "10")
            for visitor in all { #expect(try visitor.press("inc").status == 200) }
            stream.socket.end()
            #expect(eventually { server.statistics.streams == 0 })
            #expect(try first.get("/counter").status == 200, "a page that nobody shows makes room")
        }
    }

    /// If a proxy buffers streams, a long poll takes over.
    @Test func aLongPollEndsWithItsFirstFrames() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            for number in 1...2 { #expect(try visitor.press("inc", seq: number).status == 200) }
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request(
                "GET", visitor.path + "/stream?after=0&poll=1", headers: ["Cookie: \(visitor.cookie)"])
            let all = try RawStream(socket).readToEnd()
            #expect(all.contains("id: 1\n") && all.contains("id: 2\n"), "what waited comes at once")
            let waiting = try RawSocket(port: server.port, timeout: 60)
            try waiting.request(
                "GET", visitor.path + "/stream?after=2&poll=1", headers: ["Cookie: \(visitor.cookie)"])
            let poll = try RawStream(waiting)
            #expect(try poll.read(count: 15) == "retry: 1000\n:\n\n")
            #expect(try visitor.click("inc", seq: 3).status == 204)
            let rest = try poll.readToEnd()
            #expect(rest.hasPrefix("id: 3\n") && !rest.contains("410"))
        }
    }
}

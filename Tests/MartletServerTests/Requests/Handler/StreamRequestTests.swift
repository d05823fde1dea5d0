import Glibc
import Testing

@testable import MartletServer

@Suite struct StreamRequestTests {
    @Test func anEventsPatchesComeAsAFrame() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let stream = try visitor.openStream()
            #expect(stream.head["content-type"] == "text/event-stream")
            #expect(stream.head["cache-control"] == "no-cache, no-transform")
            let count = try visitor.number(of: "count")
            for number in 1...5 {
                #expect(try visitor.click("inc", seq: number).status == 204)
                #expect(try stream.frame() == Frame(number: number, patches: "[[\"t\",\(count),\"Count: \(number)\"]]"))
            }
            // Who asks for the patches gets the frame that the stream has too.
            #expect(try visitor.press("inc", seq: 6).text.hasPrefix("{\"seq\":6,"))
            #expect(try stream.frame().number == 6)
            #expect(server.statistics.streams == 1)
        }
    }

    @Test func whatChangedBeforeTheStreamComesFirst() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            for seq in 1...3 { #expect(try visitor.click("inc", seq: seq).status == 204) }
            let frame = try visitor.openStream().frame()
            #expect(frame.number == 1)
            #expect(frame.patches.contains("Count: 3"))
        }
    }

    @Test func aStreamThatComesBackGetsExactlyWhatIsMissing() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let first = try visitor.openStream()
            for seq in 1...10 {
                #expect(try visitor.click("inc", seq: seq).status == 204)
                #expect(try first.frame().number == seq)
            }
            first.end()
            let second = try visitor.openStream(after: 7)
            #expect(try (8...10).map { _ in try second.frame().number } == [8, 9, 10])
            second.end()
            // Up to 7 was applied, so what came before is not kept.
            #expect(try visitor.openStream(after: 3).frame().patches.contains("[\"z\","))
        }
    }

    @Test func aStreamResumesAfterEveryFrame() throws {
        for after in 0...5 {
            try withServer { server in
                let visitor = try Visitor(server)
                for seq in 1...5 { #expect(try visitor.press("inc", seq: seq).status == 200) }
                let stream = try visitor.openStream(after: after)
                for number in after..<5 {
                    let frame = try stream.frame()
                    #expect(frame.number == number + 1)
                    #expect(frame.patches.contains("Count: \(number + 1)"))
                }
                #expect(try visitor.click("inc", seq: 6).status == 204)
                #expect(try stream.frame().number == 6)
            }
        }
    }

    @Test func outOfRangeIsAResync() throws {
        for (after, wantsResync) in [(0, false), (1_000, false), (100, true)] {
            try withServer { server in
                let visitor = try Visitor(server)
                for seq in 1...100 { #expect(try visitor.press("inc", seq: seq).status == 200) }
                let stream = try visitor.openStream(after: after, resync: wantsResync)
                let frame = try stream.frame()
                #expect(frame.number == 101)
                #expect(frame.patches.contains("[\"z\","))
                #expect(frame.patches.contains("Count: 100"))
                #expect(try visitor.click("inc", seq: 101).status == 204)
                #expect(try stream.frame().patches.contains("Count: 101"))
                // A press that was under way meanwhile names an old number, and is not lost.
                #expect(try visitor.click(String(visitor.number(of: "inc")), seq: 102).status == 204)
                #expect(try stream.frame().patches.contains("Count: 102"))
            }
        }
    }

    @Test(arguments: ["", "?", "?after=", "?after=x", "?after=-1", "?resync=1"])
    func withoutANumberItIsRefused(_ query: String) throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let response = try visitor.get(visitor.path + "/stream" + query)
            #expect(response.status == 400)
            #expect(server.statistics.streams == 0)
        }
    }

    @Test func ofTwoStreamsTheNewestWins() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let old = try visitor.openStream()
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(try old.frame().number == 1)
            let new = try visitor.openStream(after: 1)
            // The tab that had it takes a fresh page by itself.
            #expect(try old.readToEnd() == "data: 410\n\n")
            #expect(try visitor.click("inc", seq: 2).status == 204)
            #expect(try new.frame().number == 2)
            #expect(eventually { server.statistics.streams == 1 })
        }
    }

    @Test func headOpensNoStream() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let socket = try RawSocket(port: server.port)
            try socket.request("HEAD", visitor.path + "/stream?after=0", headers: ["Cookie: \(visitor.cookie)"])
            #expect(try socket.response(hasBody: false).status == 200)
            #expect(try visitor.press("inc").status == 200)
            #expect(server.statistics.streams == 0)
        }
    }

    @Test func errorsOfAFirstRenderStandInItsHTML() throws {
        try withServer { server in
            let html = try Visitor(server, "/broken").loaded.text
            #expect(html.contains(#"<div class="m-error" role="alert">out of paper</div>"#))
        }
    }

    @Test func aTasksChangesComeByThemselves() async throws {
        try await blocking {
            try withServer { server in
                let stream = try Visitor(server, "/ticker").openStream()
                let frames = try (1...5).map { _ in try stream.frame() }
                #expect(frames.map(\.number) == Array(1...5))
                #expect(frames.allSatisfy { $0.patches.contains("Ticks: ") })
                #expect(Set(frames.map(\.patches)).count == 5)
            }
        }
    }

    @Test func stoppingEndsOpenStreams() throws {
        let server = try Server(.testing, app: TestProgram.definition(), logger: testLogger)
        let visitors = try (0..<10).map { _ in try Visitor(server) }
        let streams = try visitors.map { try $0.openStream() }
        #expect(eventually { server.statistics.streams == 10 })
        server.stop()
        for stream in streams { #expect(try stream.readToEnd() == "") }
        #expect(eventually { server.statistics == (sessions: 0, pages: 0, streams: 0) })
        #expect(throws: RawSocket.Failure.self) { try Visitor(server) }
        server.stop()
    }
}

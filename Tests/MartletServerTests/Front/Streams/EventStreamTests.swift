import MartletServer
import Testing

/// Both ways of keeping a stream.
let bothMethods: [HTTPFrontConfiguration.StreamMethod] = [.takeover, .suspended]

/// A stream from its opening to its end, with a client that behaves.
@Suite(.serialized) struct EventStreamTests {
    /// Trap 13: a browser reports a stream as open only when its first byte has come.
    @Test(arguments: bothMethods)
    func theFirstBytesComeAtOnce(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            let stream = try RawStream(front)
            #expect(stream.head.status == 200)
            #expect(stream.head["content-type"] == "text/event-stream")
            #expect(stream.head["content-length"] == nil)
            #expect(stream.head["connection"] == "close")
            #expect(stream.isChunked == (method == .suspended))
            #expect(try stream.read(count: StreamHandler.opening.count) == StreamHandler.openingText)
            #expect(eventually { handler.recorder.calls.opened == 1 })
            #expect(handler.streams[0].send(Array("data: 1\n\n".utf8)) == .sent)
            #expect(try stream.read(count: 9) == "data: 1\n\n")
            #expect(eventually { front.openStreams == 1 })
        }
        #expect(handler.recorder.calls == .init(opened: 1, drained: 0, closed: 1))
    }

    @Test(arguments: bothMethods)
    func ourSideMayEndIt(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            let stream = try RawStream(front)
            _ = try stream.read(count: StreamHandler.opening.count)
            #expect(handler.streams[0].send(Array("data: last\n\n".utf8)) == .sent)
            handler.streams[0].close()
            handler.streams[0].close()
            #expect(handler.streams[0].send(Array("data: late\n\n".utf8)) == .closed)
            #expect(try stream.readToEnd() == "data: last\n\n")
            #expect(eventually { handler.recorder.calls.closed == 1 })
            #expect(front.openStreams == 0)
            #expect(eventually { front.openConnections == 0 })
        }
        #expect(handler.recorder.calls == .init(opened: 1, drained: 0, closed: 1))
    }

    /// Frames sent before the head has left are kept, and come after the opening bytes.
    @Test(arguments: bothMethods)
    func framesMayBeSentBeforeItIsOpen(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let recorder = StreamRecorder()
        let handler = TestHandler { _ in
            let stream = EventStream(delegate: recorder, opening: StreamHandler.opening)
            #expect(stream.send(Array("data: early\n\n".utf8)) == .stalled)
            #expect(stream.send(Array("data: too early\n\n".utf8)) == .refused)
            return .stream(stream, headers: StreamHandler.headers)
        }
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            let stream = try RawStream(front)
            let expected = StreamHandler.openingText + "data: early\n\n"
            #expect(try stream.read(count: expected.count) == expected)
            #expect(eventually { recorder.calls == .init(opened: 1, drained: 1, closed: 0) })
        }
    }

    @Test(arguments: bothMethods)
    func itMayBeClosedBeforeItIsOpen(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let recorder = StreamRecorder()
        let handler = TestHandler { _ in
            let stream = EventStream(delegate: recorder, opening: StreamHandler.opening)
            stream.close()
            return .stream(stream, headers: StreamHandler.headers)
        }
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            let everything = try RawStream(front).readToEnd()
            #expect(everything == "")
            #expect(eventually { recorder.calls == .init(opened: 0, drained: 0, closed: 1) })
            #expect(eventually { front.openConnections == 0 })
        }
    }

    /// Trap 6: the library would send a stray chunk end after the answer to `HEAD`.
    @Test(arguments: bothMethods)
    func headIsAnsweredWithoutABody(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            let client = try RawSocket(port: front.port)
            for _ in 0..<2 {
                try client.request("HEAD", "/stream")
                let response = try client.response(hasBody: false)
                #expect(response.status == 200)
                #expect(response["content-type"] == "text/event-stream")
            }
            #expect(handler.recorder.calls == .init(opened: 0, drained: 0, closed: 2))
        }
    }

    /// Traps 1 and 12: connections that were used before, and descriptors that come again.
    @Test(arguments: bothMethods)
    func oneAfterTheOther(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            for round in 0..<100 {
                let client = try RawSocket(port: front.port)
                try client.request("HEAD", "/stream")
                _ = try client.response(hasBody: false)
                try client.request("GET", "/stream")
                let stream = try RawStream(client)
                #expect(try stream.read(count: StreamHandler.opening.count) == StreamHandler.openingText)
                if round % 2 == 0 {
                    handler.streams.last?.close()
                    #expect(try stream.readToEnd() == "")
                }
            }
            #expect(eventually { handler.recorder.calls.closed == 200 })
            #expect(eventually { front.openConnections == 0 })
        }
        #expect(handler.recorder.calls == .init(opened: 100, drained: 0, closed: 200))
    }

    @Test func anOldClientGetsNoChunks() throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, .suspended)) { front in
            let client = try RawSocket(port: front.port)
            try client.send("GET /stream HTTP/1.0\r\nHost: a\r\n\r\n")
            let stream = try RawStream(client)
            #expect(!stream.isChunked)
            #expect(try stream.read(count: StreamHandler.opening.count) == StreamHandler.openingText)
            handler.streams[0].close()
            #expect(try stream.readToEnd() == "")
        }
    }

    @Test(arguments: bothMethods)
    func oneTooManyIsAskedToComeBack(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method).with(\.streamLimit, 2)) { front in
            let open = try (0..<2).map { _ in
                let stream = try RawStream(front)
                _ = try stream.read(count: StreamHandler.opening.count)
                return stream
            }
            #expect(eventually { front.openStreams == 2 })
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/stream")
            let response = try client.response()
            #expect(response.status == 503)
            #expect(response["retry-after"] == "2")
            #expect(open.count == 2)
        }
    }
}

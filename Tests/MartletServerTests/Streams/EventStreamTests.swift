import MartletServer
import Testing

let bothMethods: [HTTPFrontConfiguration.StreamMethod] = [.takeover, .suspended]

@Suite(.serialized) struct EventStreamTests {
    private let opening = String(decoding: StreamHandler.opening, as: UTF8.self)

    @Test(arguments: bothMethods)
    func theFirstBytesComeAtOnce(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, configure: { $0.streamMethod = method }) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/stream")
            let stream = try RawStream(client)
            #expect(stream.head.status == 200)
            #expect(stream.head["content-type"] == "text/event-stream")
            #expect(stream.isChunked == (method == .suspended))
            #expect(try stream.read(count: opening.count) == opening)
            #expect(eventually { handler.recorder.calls.opened == 1 })
            #expect(handler.streams[0].send(Array("data: 1\n\n".utf8)) == .sent)
            #expect(try stream.read(count: 9) == "data: 1\n\n")
            handler.streams[0].close()
            #expect(try stream.readToEnd() == "")
            #expect(eventually { handler.recorder.calls.closed == 1 })
            #expect(handler.streams[0].send(Array("data: 2\n\n".utf8)) == .closed)
        }
    }
}

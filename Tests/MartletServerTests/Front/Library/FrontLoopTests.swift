import Testing

@testable import MartletServer

@Suite struct FrontLoopTests {
    /// Answers at once, but for one path, which holds up the front.
    private final class Handler: HTTPHandler {
        let gate = Gate()

        func accept(_ head: HTTPRequest) -> HTTPResponse? { nil }

        func respond(to request: HTTPRequest) -> HTTPReply {
            if request.path == "/wait" { gate.wait() }
            return .response(HTTPResponse(status: 204))
        }
    }

    /// Trap 16: libmicrohttpd asks the kernel for 128 events at once. With exactly as many, its own thread waits for
    /// one more before it looks at any, for up to 15 seconds, and then closes the connections as silent ones.
    @Test(arguments: [127, 128, 129, 256]) func allAreAnsweredHoweverManyComeAtOnce(count: Int) throws {
        let handler = Handler()
        try withFront(handler) { front in
            defer { handler.gate.open() }
            let sockets = try (0..<count).map { _ in try RawSocket(port: front.port, timeout: 60) }
            for socket in sockets {
                try socket.request("GET", "/")
                #expect(try socket.response().status == 204)
            }
            let first = try RawSocket(port: front.port, timeout: 60)
            try first.request("GET", "/wait")
            #expect(eventually { handler.gate.arrivals == 1 })
            for socket in sockets { try socket.request("GET", "/") }
            handler.gate.open()
            #expect(try first.response().status == 204)
            for socket in sockets { #expect(try socket.response().status == 204) }
        }
    }
}

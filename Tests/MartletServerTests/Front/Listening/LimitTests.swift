import Glibc
import MartletServer
import Synchronization
import Testing

@Suite(.serialized) struct LimitTests {
    @Test func tooLongABodyIsRefusedBeforeItComes() throws {
        try withFront(TestHandler.echo, .testing.with(\.maximumBodySize, 100)) { front in
            let client = try RawSocket(port: front.port)
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 101\r\n\r\n")
            let response = try client.response()
            #expect(response.status == 413)
            #expect(response["connection"] == "close")
            #expect(response.text.contains(#""detail":"Send a smaller body.""#))
            #expect(try client.isEnded())
        }
    }

    /// Closing with bytes unread would reset the connection, and a reset may take the answer away.
    @Test func whoIsRefusedWhileSendingReadsTheAnswer() throws {
        try withFront(TestHandler.echo, .testing.with(\.maximumBodySize, 100)) { front in
            let client = try RawSocket(port: front.port)
            try client.request("POST", "/", body: String(repeating: "b", count: 30_000))
            #expect(try client.response().status == 413)
            #expect(try client.isEnded())
            // Not reset: the client may still send.
            for _ in 0..<5 {
                try client.send([UInt8](repeating: 0x62, count: 1_000))
                usleep(10_000)
            }
        }
    }

    @Test(arguments: [99, 100]) func aBodyWithinTheLimitIsTaken(size: Int) throws {
        try withFront(TestHandler.echo, .testing.with(\.maximumBodySize, 100)) { front in
            let client = try RawSocket(port: front.port)
            try client.request("POST", "/", body: String(repeating: "b", count: size))
            #expect(try client.response().text == "post / - " + String(repeating: "b", count: size))
        }
    }

    /// Trap 9: what is refused while it comes in is read to its end all the same.
    @Test func tooManyChunksAreRefused() throws {
        try withFront(TestHandler.echo, .testing.with(\.maximumBodySize, 100)) { front in
            let client = try RawSocket(port: front.port)
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            for _ in 0..<20 { try client.send("a\r\n0123456789\r\n") }
            try client.send("0\r\n\r\n")
            #expect(try client.response().status == 413)
            #expect(try client.isEnded())
        }
    }

    @Test func endlessChunksAreCutOff() throws {
        try withFront(TestHandler.echo, .testing.with(\.maximumBodySize, 100)) { front in
            let client = try RawSocket(port: front.port)
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 0x61, count: 65_536) + Array("\r\n".utf8)
            #expect(throws: RawSocket.Failure.self) {
                for _ in 0..<2_000 { try client.send(chunk) }
            }
        }
    }

    @Test func aLargeBodyArrivesWhole() throws {
        let handler = TestHandler { request in
            let isRight = request.body.enumerated().allSatisfy { $0.element == UInt8(truncatingIfNeeded: $0.offset) }
            return .response(HTTPResponse(status: 200, body: .bytes(Array("\(request.body.count) \(isRight)".utf8))))
        }
        try withFront(handler) { front in
            let client = try RawSocket(port: front.port)
            for size in [1_000_000, 10] {
                try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n")
                try client.send((0..<size).map { UInt8(truncatingIfNeeded: $0) })
                #expect(try client.response().text == "\(size) true")
            }
        }
    }

    @Test func aClientThatAsksMayGoOn() throws {
        try withFront(TestHandler.echo, .testing.with(\.maximumBodySize, 100)) { front in
            let client = try RawSocket(port: front.port)
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
            #expect(try client.response().status == 100)
            try client.send("ok")
            #expect(try client.response().text == "post / - ok")
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 200\r\n\r\n")
            #expect(try client.response().status == 413)
        }
    }

    @Test func theHandlerMayRefuseBeforeTheBody() throws {
        let handler = RefusingHandler()
        try withFront(handler) { front in
            let client = try RawSocket(port: front.port)
            try client.send("POST /no HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n")
            #expect(try client.response().status == 404)
            #expect(try client.isEnded())
            #expect(handler.responses.load(ordering: .relaxed) == 0)
        }
    }

    @Test func tooLongAHeadIsRefused() throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            try client.send("GET / HTTP/1.1\r\nHost: a\r\nX-A: \(String(repeating: "x", count: 20_000))\r\n\r\n")
            #expect(try client.response().status == 431)
            let other = try RawSocket(port: front.port)
            try other.send("GET /\(String(repeating: "x", count: 20_000)) HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try other.response().status == 414)
        }
    }

    @Test func moreMemoryTakesALongerHead() throws {
        try withFront(TestHandler.echo, .testing.with(\.limits.headBytes, 32_768)) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/", headers: ["Cookie: a=\(String(repeating: "x", count: 14_000))"])
            #expect(try client.response().status == 200)
        }
    }
}

/// Refuses everything before its body, and counts what comes through.
private final class RefusingHandler: HTTPHandler {
    let responses = Atomic(0)

    func accept(_ head: HTTPRequest) -> HTTPResponse? { HTTPResponse(status: 404) }

    func respond(to request: HTTPRequest) -> HTTPReply {
        responses.add(1, ordering: .relaxed)
        return .response(HTTPResponse(status: 200))
    }
}

import MartletServer
import Testing

/// Trap 8: what makes two HTTP programs see different requests in the same bytes is refused, and the connection
/// ended, so that what is hidden behind is never read as a request.
@Suite struct SmugglingTests {
    private static let hidden = "GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n"

    static let shapes: [(name: String, bytes: String)] = [
        ("two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n"),
        ("two equal lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n"),
        ("a list of lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0, 0\r\n\r\n"),
        ("a signed length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +0\r\n\r\n"),
        ("a length with a zero before it", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 05\r\n\r\nhello"),
        ("zeros", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 00\r\n\r\n"),
        ("a hexadecimal length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0x5\r\n\r\nhello"),
        ("an empty length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\n"),
        ("a negative length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n"),
        ("another server in the target", "GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("a longer server in the target", "GET http://a.b/ HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("no server in the target", "GET http:/// HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("a user in the target", "GET http://u@a/ HTTP/1.1\r\nHost: u@a\r\n\r\n"),
        (
            "length and encoding",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
        (
            "encoding and length",
            "POST / HTTP/1.1\r\nHost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n"
        ),
        (
            "two encodings",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
        ("unknown encoding", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"),
        ("encoding in 1.0", "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        ("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"),
        ("two equal hosts", "GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n"),
        ("no host", "GET / HTTP/1.1\r\nX-Host: a\r\n\r\n"),
        ("no header at all", "GET / HTTP/1.1\r\n\r\n"),
        ("a folded header", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n"),
        ("a folded last header", "GET / HTTP/1.1\r\nHost: a\r\n\tb\r\n\r\n"),
        ("a fold of blanks", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n \r\nX-C: d\r\n\r\n"),
        ("bare LF after the request line", "GET / HTTP/1.1\nHost: a\r\n\r\n"),
        ("bare LF after a header", "GET / HTTP/1.1\r\nHost: a\nX-A: b\r\n\r\n"),
        ("bare LF after an empty header", "GET / HTTP/1.1\r\nHost: a\r\nX-A:\nX-B: c\r\n\r\n"),
        ("bare LF after the last header", "GET / HTTP/1.1\r\nHost: a\n\r\n"),
        ("bare LF as the empty line", "GET / HTTP/1.1\r\nHost: a\r\n\n"),
        ("bare LF everywhere", "GET / HTTP/1.1\nHost: a\n\n"),
        ("bare LF before a body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\nhi"),
        ("bare CR in a value", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\rX-B: c\r\n\r\n"),
        ("NUL in a value", "GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n"),
        ("two NULs in a value", "GET / HTTP/1.1\r\nHost: a\0\0X-B: c\r\n\r\n"),
        ("NUL in a name", "GET / HTTP/1.1\r\nHost: a\r\nX\0A: b\r\n\r\n"),
        ("blank before the colon", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length : 34\r\n\r\n"),
        ("tab before the colon", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding\t: chunked\r\n\r\n"),
        ("blank before the name", "GET / HTTP/1.1\r\n Host: a\r\nHost: b\r\n\r\n"),
        ("no colon", "GET / HTTP/1.1\r\nHost: a\r\nX-A\r\n\r\n"),
        ("empty name", "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n"),
        ("blank in the target", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("two blanks in the request line", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("a blank after the version", "GET / HTTP/1.1 \r\nHost: a\r\n\r\n"),
        ("a tab in the target", "GET /a\tb HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("NUL in the target", "GET /a\0 HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("CR in the target", "GET /a\rb HTTP/1.1\r\nHost: a\r\n\r\n"),
    ]

    @Test(arguments: shapes.indices)
    func isRefusedAndTheConnectionEnded(index: Int) throws {
        let shape = Self.shapes[index]
        let handler = TestHandler { request in
            .response(HTTPResponse(status: 200, body: .bytes(Array("reached \(request.path)".utf8))))
        }
        try withFront(handler) { front in
            let client = try RawSocket(port: front.port)
            try client.send(shape.bytes + Self.hidden)
            let answer = String(decoding: try client.readToEnd(), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(shape.name): \(answer.prefix(80))")
            #expect(answer.contains("Connection: close\r\n"), "\(shape.name)")
            #expect(!answer.contains("reached"), "\(shape.name)")
            #expect(answer.ranges(of: "HTTP/1.1 ").count == 1, "\(shape.name)")
        }
    }

    @Test func theAnswerSaysWhatToDo() throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            try client.send("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")
            let response = try client.response()
            #expect(response["content-type"] == "application/problem+json")
            #expect(response.text == #"{"title":"Bad Request","status":400,"detail":"Send exactly one Host header."}"#)
        }
    }

    /// The library takes bare line feeds between chunks; a request hidden there must die with the connection.
    @Test func aChunkedBodyEndsTheConnection() throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            let chunks = "5\r\nhello\r\n1\r\n!\r\n0\r\n\r\n"
            try client.send("POST /c HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)\(Self.hidden)")
            let response = try client.response()
            #expect(response.text == "post /c - hello!")
            #expect(response["connection"] == "close")
            #expect(try client.isEnded())
        }
    }

    @Test(arguments: ["HTTP/2.0", "HTTP/1.2", "HTTP/0.9", "http/1.1", "HTTP/1.10"])
    func otherVersionsAreRefused(version: String) throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            try client.send("GET / \(version)\r\nHost: a\r\n\r\n\(Self.hidden)")
            let answer = String(decoding: try client.readToEnd(), as: UTF8.self)
            #expect(!answer.contains(" 200 "))
            #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 "))
        }
    }
}

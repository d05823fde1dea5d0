import Testing

@testable import MartletServer

/// A client that may not post is refused before any of the body has come.
@Suite struct StrangersBodyTests {
    /// The answer to the head alone.
    private func answer(
        _ server: Server, _ path: String, type: String = "application/json", headers: [String] = [], length: String
    ) throws -> RawResponse {
        let socket = try RawSocket(port: server.port, timeout: 60)
        let lines = ["Content-Type: \(type)", "Content-Length: \(length)"] + headers
        try socket.request("POST", path, headers: lines)
        let response = try socket.response()
        #expect(try socket.isEnded())
        return response
    }

    private static let form = "application/x-www-form-urlencoded"

    @Test func withoutACookieNothingIsAccepted() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            #expect(try answer(server, visitor.path + "/events", length: "200000").status == 404)
            #expect(try answer(server, "/_martlet/stream", length: "200000").status == 404)
            let form = try answer(server, visitor.path + "/form?seq=1&end=9&at=/", type: Self.form, length: "200000")
            #expect(form.status == 404)
            #expect(form["content-type"] == "application/problem+json")
            #expect(try visitor.click("inc", seq: 1).status == 204)
        }
    }

    @Test func anInventedPageGetsNothing() throws {
        try withServer { server in
            let (one, other) = (try Visitor(server), try Visitor(server))
            let cookie = ["Cookie: \(one.cookie)"]
            for page in ["AAAAAAAAAAAAAAAAAAAAAA", other.page] {
                let path = "/_martlet/pages/\(page)"
                #expect(try answer(server, path + "/events", headers: cookie, length: "200000").status == 404)
                #expect(
                    try answer(server, path + "/form?seq=1&at=/", type: Self.form, headers: cookie, length: "200000")
                        .status == 404)
            }
        }
    }

    @Test(arguments: ["262145", "9223372036854775807", "9223372036854775808", "18446744073709551614"])
    func tooLongABodyIsRefusedBeforeItComes(length: String) throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let cookie = ["Cookie: \(visitor.cookie)"]
            #expect(try answer(server, visitor.path + "/events", headers: cookie, length: length).status == 413)
            #expect(try answer(server, "/_martlet/stream", headers: cookie, length: length).status == 413)
            let form = visitor.path + "/form?seq=1&end=9&at=/"
            #expect(try answer(server, form, type: Self.form, headers: cookie, length: length).status == 413)
        }
    }

    @Test(arguments: ["/events", "/form?seq=1&end=9&at=/"])
    func chunksBeyondTheLimitAreCut(path: String) throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let socket = try RawSocket(port: server.port, timeout: 60)
            let type = path == "/events" ? "application/json" : Self.form
            try socket.request(
                "POST", visitor.path + path,
                headers: ["Content-Type: \(type)", "Cookie: \(visitor.cookie)", "Transfer-Encoding: chunked"])
            let chunk = "10000\r\n\(String(repeating: "x", count: 65_536))\r\n"
            for _ in 0..<5 { try socket.send(chunk) }
            try socket.send("0\r\n\r\n")
            let answer = try socket.response()
            #expect(answer.status == 413)
            #expect(answer["content-type"] == "application/problem+json")
            #expect(try visitor.click("inc", seq: 1).status == 204)
        }
    }

    @Test func aPageTakesNoBody() throws {
        try withServer { server in
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request("GET", "/counter", headers: ["Content-Length: 5"])
            #expect(try socket.response().status == 413)
        }
    }
}

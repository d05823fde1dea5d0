import MartletTesting
import Testing

@testable import MartletServer

/// A server that listens on all addresses and has no public origin configured: what a container does by itself.
@Suite struct HostRequestTests {
    private func ask(
        _ server: Server, host: String, _ path: String = "/counter", method: String = "GET", _ rest: String = "\r\n"
    )
        throws -> RawResponse
    {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.send("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\(rest)")
        return try socket.response()
    }

    @Test func aNameIsNotAnsweredAndReachesNothing() throws {
        try withServer {
            $0.host = "0.0.0.0"
        } _: { server throws in
            for path in ["/counter", "/healthz", "/_martlet/metrics", "/_martlet/session", "/nowhere"] {
                let answer = try ask(server, host: "evil.example", path)
                #expect(answer.status == 421)
                #expect(answer.text.contains("--public-origin"))
            }
            #expect(server.statistics.sessions == 0)
            #expect(try ask(server, host: "192.0.2.1:8080").status == 200)
            #expect(try ask(server, host: "localhost:8080").status == 200)
        }
    }

    @Test func anOriginThatMatchesAForeignHostMayNotPost() throws {
        try withServer {
            $0.host = "0.0.0.0"
        } _: { server throws in
            let visitor = try Visitor(server)
            let body = Visitor.click("inc")
            for (host, status) in [("evil.example", 421), ("192.0.2.1", 204)] {
                let headers = [
                    "Origin: http://\(host)", "Cookie: \(visitor.cookie)", "Content-Type: application/json",
                    "Content-Length: \(body.utf8.count)",
                ]
                let rest = headers.map { $0 + "\r\n" }.joined() + "\r\n" + body
                #expect(try ask(server, host: host, visitor.path + "/events", method: "POST", rest).status == status)
            }
        }
    }
}

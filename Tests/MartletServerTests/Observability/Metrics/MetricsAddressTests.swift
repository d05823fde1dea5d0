import MartletTesting
import Testing

@testable import MartletServer

/// The metrics on an address of their own.
@Suite struct MetricsAddressTests {
    /// Asks the metrics' own port.
    private func ask(
        _ server: Server, _ path: String = "/_martlet/metrics", method: String = "GET", host: String = "localhost",
        headers: [String] = []
    ) throws -> RawResponse {
        let socket = try RawSocket(port: try #require(server.metricsPort), timeout: 60)
        try socket.send("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n")
        try socket.send(headers.map { $0 + "\r\n" }.joined() + "\r\n")
        return try socket.response(hasBody: method != "HEAD")
    }

    @Test(arguments: [
        ("9464", "127.0.0.1", 9_464), ("127.0.0.1:0", "127.0.0.1", 0), ("[::1]:1", "::1", 1),
        ("box.lan:2", "box.lan", 2),
        ("0.0.0.0:65535", "0.0.0.0", 65_535),
    ])
    func anAddressIsAPortOrAHostAndAPort(_ text: String, _ host: String, _ port: Int) throws {
        let address = try #require(MetricsAddress(text))
        #expect(address.host == host)
        #expect(address.port == port)
    }

    @Test func theyAreThereAndNotOnThePagesPort() throws {
        try withServer {
            $0.metricsAddress = "0"
            // What a proxy passes on does not come here.
            $0.publicOrigin = "https://example.org"
        } _: { server throws in
            let page = try ask(server)
            #expect(page.status == 200)
            #expect(page.text.contains("\nmartlet_sessions 0\n"))
            #expect(try ask(server, method: "HEAD").status == 200)
            #expect(try server.ask("GET", "/_martlet/metrics").status == 404)
            #expect(try ask(server, "/counter").status == 404)
            #expect(try ask(server, "/healthz").status == 404)
            #expect(try ask(server, method: "POST").status == 405)
        }
    }

    @Test func onThisMachineANameMayBeAnybodys() throws {
        try withServer {
            $0.metricsAddress = "127.0.0.1:0"
        } _: { server throws in
            #expect(try ask(server, host: "evil.example").status == 421)
            #expect(try ask(server, host: "127.0.0.1:9464").status == 200)
        }
        // Elsewhere names lead to it: those of containers, say.
        try withServer {
            $0.metricsAddress = "0.0.0.0:0"
        } _: { server throws in
            #expect(try ask(server, host: "gallery:9464").status == 200)
        }
    }

    @Test func theTokenCountsThereToo() throws {
        try withServer {
            $0.metricsAddress = "0"
            $0.metricsToken = "a-token-of-some-length"
        } _: { server throws in
            #expect(try ask(server).status == 403)
            #expect(try ask(server, headers: ["Authorization: Bearer a-token-of-some-length"]).status == 200)
        }
    }

    @Test func withoutAnAddressThereIsNoPort() throws {
        try withServer { server in #expect(server.metricsPort == nil) }
    }

    @Test func aTakenPortIsReportedBeforeAnythingListens() throws {
        try withServer { other in
            _ = #expect(throws: HTTPFrontError.self) {
                _ = try withServer {
                    $0.metricsAddress = "\(other.port)"
                } _: { _ in
                }
            }
        }
    }
}

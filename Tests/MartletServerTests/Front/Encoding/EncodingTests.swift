import Testing

@testable import MartletServer

@Suite struct EncodingTests {
    @Test(arguments: [
        ("gzip", true), ("br, gzip;q=0.5", true), ("GZIP", true), ("x-gzip", true), ("gzip; q=1.0", true),
        ("gzip;q=0", false), ("gzip ; q=0.000", false), ("identity", false), ("", false), ("gzipped", false),
        ("br;q=1, gzip;q=0", false), ("gzip;q=x", false),
    ])
    func gzipIsSentToWhoTakesIt(encodings: String, isTaken: Bool) throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let start = try #require(visitor.loaded.text.firstRange(of: "/_martlet/assets/martlet.")?.lowerBound)
            let path = String(visitor.loaded.text[start...].prefix { $0 != "\"" })
            let answer = try visitor.get(path, headers: ["Accept-Encoding: \(encodings)"])
            #expect(answer.status == 200)
            #expect((answer["content-encoding"] == "gzip") == isTaken)
        }
    }

    /// The name of the server is checked wherever it stands.
    @Test func theServerInATargetIsChecked() throws {
        try withServer { server in
            for (name, status) in [("localhost", 200), ("evil.example", 421)] {
                let socket = try RawSocket(port: server.port, timeout: 60)
                try socket.send("GET http://\(name)/counter HTTP/1.1\r\nHost: \(name)\r\n\r\n")
                #expect(try socket.response().status == status)
            }
        }
    }
}

import MartletServer
import Testing

/// What browsers behind a proxy send fits into a connection's memory, and what does not is answered.
@Suite struct HeadSizeTests {
    /// Chrome's, with what a proxy adds.
    static let browser = [
        "Host: shop.example.org", "X-Real-IP: 203.0.113.195", "X-Forwarded-For: 203.0.113.195, 198.51.100.17",
        "X-Forwarded-Proto: https", "X-Forwarded-Host: shop.example.org", "X-Forwarded-Port: 443",
        "X-Request-ID: 6e2f3a7c-5a1b-4d52-9f0e-0d6c6a0a9f11", "Via: 1.1 edge-17.example.net (proxy)",
        "sec-ch-ua: \"Chromium\";v=\"140\", \"Not=A?Brand\";v=\"24\", \"Google Chrome\";v=\"140\"",
        "sec-ch-ua-mobile: ?0", "sec-ch-ua-platform: \"Windows\"", "Upgrade-Insecure-Requests: 1",
        "User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            + "Chrome/140.0.0.0 Safari/537.36",
        "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8",
        "Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: navigate", "Sec-Fetch-User: ?1", "Sec-Fetch-Dest: document",
        "Accept-Encoding: gzip, deflate, br, zstd", "Accept-Language: de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7",
        "Cache-Control: max-age=0", "Priority: u=0, i", "DNT: 1",
        "Referer: https://shop.example.org/search?q=a+rather+long+question&page=17&sort=price",
        "traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    ]

    private func query(_ count: Int) -> String {
        (0..<count).map { "parameter\($0)=value\($0 * 7)" }.joined(separator: "&")
    }

    private func answer(_ front: HTTPFront, _ head: String) throws -> Int {
        let client = try RawSocket(port: front.port)
        try client.send(head + "\r\n")
        return try client.response().status
    }

    @Test(arguments: [64, 150]) func whatBrowsersSendBehindAProxyFits(parameters: Int) throws {
        try withFront(TestHandler.echo) { front in
            let cookie =
                "Cookie: __Host-martlet=\(String(repeating: "c", count: 22)); "
                + (0..<20).map { "tracker\($0)=\(String(repeating: "t", count: 100))" }.joined(separator: "; ")
            let client = try RawSocket(port: front.port)
            let target = "/search?\(query(parameters))"
            let lines = ["GET \(target) HTTP/1.1"] + Self.browser + [cookie, "", ""]
            try client.send(lines.joined(separator: "\r\n"))
            let response = try client.response()
            #expect(response.status == 200)
            #expect(response.text == "get /search \(query(parameters)) ")
        }
    }

    @Test(arguments: [64, 106, 150]) func manyShortHeadersFit(count: Int) throws {
        try withFront(TestHandler.echo) { front in
            let lines = (0..<count).map { "h\($0): \($0)\r\n" }.joined()
            let status = try answer(front, "GET / HTTP/1.1\r\nHost: a\r\n" + lines)
            #expect(status == 200)
        }
    }

    @Test func anAnswersLongHeaderFits() throws {
        let handler = TestHandler { _ in
            HTTPReply.response(
                HTTPResponse(
                    status: 200, headers: (0..<3).map { ("X-\($0)", String(repeating: "v", count: 1_000)) }))
        }
        try withFront(handler) { front in
            let head = (["GET / HTTP/1.1"] + Self.browser + [""]).joined(separator: "\r\n")
            let status = try answer(front, head)
            #expect(status == 200)
        }
    }

    /// Every length around the limit: the library closed some of them without a word.
    @Test func tooMuchIsAlwaysAnswered() throws {
        try withFront(TestHandler.echo) { front in
            var statuses: [String: Int] = [:]
            for count in stride(from: 100, to: 2_400, by: 23) {
                let lines = (0..<count).map { "h\($0): \($0)\r\n" }.joined()
                statuses[try status(front, "GET / HTTP/1.1\r\nHost: a\r\n" + lines, "\(count) headers"), default: 0] +=
                    1
            }
            for length in stride(from: 6_000, to: 20_000, by: 97) {
                let text = String(repeating: "x", count: length)
                for head in [
                    "GET / HTTP/1.1\r\nHost: a\r\nX-A: \(text)\r\n",
                    "GET / HTTP/1.1\r\nHost: a\r\nCookie: a=\(text)\r\n",
                    "GET /\(text) HTTP/1.1\r\nHost: a\r\n", "GET /?\(text) HTTP/1.1\r\nHost: a\r\n",
                ] {
                    statuses[try status(front, head, "\(head.prefix(40)), \(length)"), default: 0] += 1
                }
            }
            #expect(Set(statuses.keys) == ["200", "414", "431"])
        }
    }

    private func status(_ front: HTTPFront, _ head: String, _ what: String) throws -> String {
        let client = try RawSocket(port: front.port)
        // The answer may come before all of it has left.
        try? client.send(head + "Connection: close\r\n\r\n")
        let text = String(decoding: try client.readToEnd(), as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 "), "\(what): \(text.prefix(100))")
        #expect(text.ranges(of: "HTTP/1.1 ").count == 1, "\(what)")
        let status = String(text.dropFirst(9).prefix(3))
        if status == "431" || status == "400" {
            #expect(text.contains("Content-Type: application/problem+json\r\n"), "\(what): \(text.prefix(400))")
            #expect(text.contains("\"status\":\(status),"), "\(what)")
        }
        #expect(status == "200" || text.contains("Connection: close\r\n"), "\(what)")
        return status
    }

    /// Others go on, also those that are just sending their head.
    @Test func aRefusalTouchesNobodyElse() throws {
        try withFront(TestHandler.echo) { front in
            let halves = try (0..<20).map { _ in try RawSocket(port: front.port) }
            for client in halves { try client.send("GET /half HTTP/1.1\r\nHost: a\r\nX-A: ") }
            for _ in 0..<20 {
                let long = try RawSocket(port: front.port)
                try? long.send("GET / HTTP/1.1\r\nHost: a\r\nX-A: \(String(repeating: "x", count: 30_000))\r\n\r\n")
                #expect(try long.response().status == 431)
                #expect(try status(front, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n", "") == "400")
            }
            for client in halves {
                try client.send("b\r\n\r\n")
                #expect(try client.response().text == "get /half - ")
            }
        }
    }

    // MARK: Targets

    @Test(arguments: [
        ("http://a/path?q=1", "a", "get /path q=1 "), ("HTTP://A:80/", "a:80", "get / - "),
        ("https://a", "a", "get / - "),
        ("http://a?q", "a", "get / q "), ("http://[::1]:8080/x", "[::1]:8080", "get /x - "),
    ])
    func aTargetMayNameTheServer(_ target: String, _ host: String, _ expected: String) throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            for _ in 0..<2 {
                try client.send("GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
                #expect(try client.response().text == expected)
            }
            try client.request("GET", "/next")
            #expect(try client.response().text == "get /next - ")
        }
    }
}

import Testing

@testable import MartletServer

@Suite struct OriginPolicyTests {
    private func policy(origin: String? = nil, host: String = "127.0.0.1") -> OriginPolicy {
        var configuration = ServerConfiguration()
        configuration.publicOrigin = origin
        configuration.host = host
        return OriginPolicy(configuration)
    }

    @Test(arguments: ["localhost", "localhost:8080", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:80", "LOCALHOST"])
    func aServerOfThisMachineAnswersToItsNames(_ host: String) {
        #expect(policy().problem(withHost: host) == nil)
        #expect(policy(origin: "https://example.org").problem(withHost: host) == nil)
    }

    @Test(arguments: [
        nil, "", "evil.example", "evil.example:80", "localhost.evil.example", "evil.example:127.0.0.1", "localhost:x",
        "127.0.0.1:80:80", "127.0.0.1.evil.example", "127.1", "2130706433", "127.0.0.256", "0x7f.0.0.1",
        "[::1", "[::1]x", "[127.0.0.1]", "[evil.example]", "[]", "::1", "127.0.0.1\0", " 127.0.0.1",
    ])
    func aNameIsMisdirected(_ host: String?) {
        for address in ["127.0.0.1", "0.0.0.0", "::", "[::]"] {
            #expect(policy(host: address).problem(withHost: host)?.status == 421)
        }
        #expect(policy(origin: "https://example.org").problem(withHost: host)?.status == 421)
    }

    @Test(arguments: [
        "127.0.0.2", "192.0.2.7", "192.0.2.7:80", "255.255.255.255:65535", "[2001:db8::1]", "[2001:DB8::1]:8080",
        "[::ffff:192.0.2.7]",
    ])
    func anAddressSaysItselfWhereItLeads(_ host: String) {
        for address in ["127.0.0.1", "0.0.0.0", "::"] { #expect(policy(host: address).problem(withHost: host) == nil) }
        // But whoever has a public origin is not asked under another.
        #expect(policy(origin: "https://example.org").problem(withHost: host)?.status == 421)
    }

    @Test func theRefusalNamesTheOption() throws {
        let problem = try #require(policy(host: "0.0.0.0").problem(withHost: "evil.example"))
        #expect(problem.detail.contains("--public-origin") && problem.detail.contains("PUBLIC_ORIGIN"))
        #expect(!problem.detail.contains("evil"))
    }

    @Test func thePublicNameIsAnswered() {
        #expect(policy(origin: "https://example.org").problem(withHost: "example.org") == nil)
        #expect(policy(origin: "https://example.org:8443/").problem(withHost: "Example.org:8443") == nil)
        #expect(policy(host: "192.0.2.7").problem(withHost: "192.0.2.7:80") == nil)
        // A name that the server is configured to listen on is its own.
        #expect(policy(host: "box.lan").problem(withHost: "Box.lan:8080") == nil)
        #expect(policy(host: "box.lan").problem(withHost: "boxes.lan")?.status == 421)
        #expect(policy(origin: "https://example.org", host: "0.0.0.0").problem(withHost: "anything")?.status == 421)
    }

    /// The status that a request with these header lines gets.
    private func status(_ policy: OriginPolicy, _ headers: [String]) throws -> Int {
        let handler = TestHandler { request in
            .response(policy.problem(with: request)?.response ?? HTTPResponse(status: 200))
        }
        return try withFront(handler) { front in
            let socket = try RawSocket(port: front.port)
            try socket.request("GET", "/", headers: headers)
            return try socket.response().status
        }
    }

    @Test func whoeverSendsNeitherHeaderIsLetIn() throws { #expect(try status(policy(), []) == 200) }

    @Test(arguments: [
        ("same-origin", 200), ("same-site", 403), ("cross-site", 403), ("none", 403), ("", 403),
        ("same-origin, x", 403),
    ])
    func fetchMetadataDecides(_ site: String, _ expected: Int) throws {
        #expect(try status(policy(), ["Sec-Fetch-Site: \(site)"]) == expected)
        #expect(try status(policy(), ["Sec-Fetch-Site: \(site)", "Origin: http://localhost"]) == expected)
    }

    @Test(arguments: [
        ("http://localhost", 200), ("https://localhost", 403), ("http://localhost:1", 403),
        ("http://evil.example", 403),
        ("null", 403), ("", 403),
    ])
    func elseTheOriginDecides(_ origin: String, _ expected: Int) throws {
        #expect(try status(policy(), ["Origin: \(origin)"]) == expected)
    }

    @Test(arguments: [
        ("https://example.org", 200), ("http://example.org", 403), ("http://localhost", 403),
        ("https://example.org.x", 403),
    ])
    func behindAProxyThePublicOriginDecides(_ origin: String, _ expected: Int) throws {
        #expect(try status(policy(origin: "https://example.org/"), ["Origin: \(origin)"]) == expected)
    }
}

extension OriginPolicy {
    fileprivate func problem(withHost host: String?) -> Problem? {
        guard let host else { return problem(withHost: nil as UnsafeRawBufferPointer?) }
        return Array(host.utf8).withUnsafeBytes { problem(withHost: $0) }
    }
}

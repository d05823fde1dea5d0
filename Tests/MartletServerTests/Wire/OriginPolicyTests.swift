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
        #expect(policy().problem(host: host) == nil)
        #expect(policy(origin: "https://example.org").problem(host: host) == nil)
    }

    @Test(arguments: [nil, "", "evil.example", "localhost.evil.example", "127.0.0.2", "evil.example:127.0.0.1"])
    func anotherNameIsMisdirected(_ host: String?) {
        #expect(policy().problem(host: host)?.status == 421)
        #expect(policy(origin: "https://example.org").problem(host: host)?.status == 421)
    }

    @Test func thePublicNameIsAnswered() {
        #expect(policy(origin: "https://example.org").problem(host: "example.org") == nil)
        #expect(policy(origin: "https://example.org:8443/").problem(host: "Example.org:8443") == nil)
        #expect(policy(host: "192.0.2.7").problem(host: "192.0.2.7:80") == nil)
        #expect(policy(host: "0.0.0.0").problem(host: "anything") == nil)
        #expect(policy(origin: "https://example.org", host: "0.0.0.0").problem(host: "anything")?.status == 421)
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
    /// ``problem(withHost:)`` of a text.
    fileprivate func problem(host: String?) -> Problem? {
        guard let host else { return problem(withHost: nil) }
        return Array(host.utf8).withUnsafeBytes { problem(withHost: $0) }
    }
}

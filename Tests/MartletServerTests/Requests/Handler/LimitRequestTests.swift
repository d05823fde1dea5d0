import MartletUI
import Testing

@testable import MartletServer

/// What one visitor may use.
@Suite struct LimitRequestTests {
    @Test func tooManyEventsAreToBeSentLater() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.eventBurst = 5
            $0.limits.eventsPerSecond = 0.5
            $0.useManualTime()
        }
        try withServer(limits) { server in
            let visitor = try Visitor(server)
            for sequence in 1...5 { #expect(try visitor.click("inc", seq: sequence).status == 204) }
            let refused = try visitor.click("inc", seq: 6)
            #expect(refused.status == 429)
            #expect(refused["retry-after"] == "2")
            #expect(refused["content-type"] == "application/problem+json")
            #expect(try visitor.press("inc", seq: 6).status == 429)
            // Nothing was done, the number is still due, and others are not affected.
            #expect(try Visitor(server).click("inc", seq: 1).status == 204)
            server.advance(seconds: 2)
            let answer = try visitor.press("inc", seq: 6)
            #expect(answer.text.contains("Count: 6"))
        }
    }

    /// "Posts that hold only `mismatches` renumber a page without limit and without cost: count repairs as events, and
    /// bound them."
    @Test func repairsCountAsEvents() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.eventBurst = 200
            $0.limits.eventsPerSecond = 0.5
        }
        try withServer(limits) { server in
            let visitor = try Visitor(server)
            let number = try visitor.number(of: "count")
            let answers = try (0..<20).map { _ in try visitor.post("{\"mismatches\":[\(number),\(number)]}") }
            #expect(answers.map(\.status) == Array(repeating: 204, count: 5) + Array(repeating: 429, count: 15))
            #expect(answers.last?["retry-after"] != nil)
            #expect(try Visitor(server).click("inc", seq: 1).status == 204)
        }
    }

    /// A rate of next to nothing ended the process with the first event beyond the burst: no `Int` holds such seconds.
    @Test(arguments: [1e-300, .leastNonzeroMagnitude, 1e-20]) func aRateMayBeAsSmallAsItLikes(rate: Double) throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.eventBurst = 1
            $0.limits.eventsPerSecond = rate
        }
        try withServer(limits) { server in
            let visitor = try Visitor(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            let refused = try visitor.click("inc", seq: 2)
            #expect(refused.status == 429)
            #expect(refused["retry-after"] == "86400")
        }
    }

    @Test func anAddressHasSoManySessions() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.sessionsPerAddress = 3
            $0.limits.unconfirmedRetention = 60
            $0.countsLoopback = true
            $0.useManualTime()
        }
        try withServer(limits) { server in
            let visitors = try (0..<3).map { _ in try Visitor(server) }
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request("GET", "/counter")
            let refused = try socket.response()
            #expect(refused.status == 429)
            #expect(refused["retry-after"] == "60")
            #expect(refused["set-cookie"] == nil)
            // Who is there already stays, and a place that becomes free can be taken.
            #expect(try visitors[0].get("/counter").status == 200)
            #expect(server.advance(by: 60) { (try? Visitor(server)) != nil })
        }
    }

    @Test func aPageHasSoManyViews() throws {
        struct Row: View {
            let number: Int
            var body: some View { Text("Row \(number)") }
        }
        struct Rows: View {
            @State private var count = 5
            var body: some View {
                Button("More") { count = 1_000_000_000 }.accessibilityIdentifier("more")
                ForEach(0..<min(count, 5_000), id: \.self) { Row(number: $0) }
            }
        }
        let app = AppDefinition(scenes: { WindowGroup("Rows", path: "/") { Rows() } })
        var configuration = ServerConfiguration.testing
        configuration.limits.viewsPerPage = 200
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        let visitor = try Visitor(server, "/")
        #expect(visitor.loaded.text.contains("Row 4"))
        let answer = try visitor.press("more").text
        #expect(answer.contains("Row 100"))
        #expect(!answer.contains("Row 200\""))
        #expect(answer.contains("The page holds 200 views"))
        // The page lives on.
        #expect(try visitor.get("/").text.contains("Row 4"))
    }
}

@Suite struct AddressBlockTests {
    @Test func addressesOfOneHouseholdAreOne() throws {
        let first = try #require(AddressBlock("2001:db8:1:2::1"))
        #expect(first == AddressBlock("2001:db8:1:2:ffff:ffff:ffff:ffff"))
        #expect(first != AddressBlock("2001:db8:1:3::1"))
        #expect(AddressBlock("192.0.2.1") != AddressBlock("192.0.2.2"))
        #expect(AddressBlock("192.0.2.1") == AddressBlock("::ffff:192.0.2.1"))
        #expect(AddressBlock("fe80::1%eth0") == AddressBlock("fe80::2"))
    }

    @Test(arguments: ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1", "", "unix", "1.2.3", "1.2.3.4.5", "::g"])
    func nobodyIsCountedFor(address: String) {
        #expect(AddressBlock(address) == nil)
    }

    @Test func testsCountThisMachine() {
        #expect(AddressBlock("127.0.0.1", countsLoopback: true) != nil)
        #expect(AddressBlock("::1", countsLoopback: true) != nil)
    }
}

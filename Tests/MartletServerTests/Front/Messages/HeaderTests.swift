import Testing

@testable import MartletServer

/// What each answer says to browsers.
@Suite struct HeaderTests {
    @Test func noAnswerIsTakenForWhatItIsNot() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            #expect(visitor.loaded["x-content-type-options"] == "nosniff")
            let asset = try #require(visitor.loaded.text.firstRange(of: "href=\"/_martlet")?.lowerBound)
            let path = visitor.loaded.text[asset...].dropFirst(6).prefix { $0 != "\"" }
            for path in [
                String(path), "/healthz", "/_martlet/metrics", "/nowhere", visitor.path + "/actions",
                visitor.path + "/stream?after=x", "/_martlet/session?to=//x",
            ] {
                #expect(try visitor.get(path)["x-content-type-options"] == "nosniff", "\(path)")
            }
            #expect(try visitor.openStream().head["x-content-type-options"] == "nosniff")
            #expect(try visitor.press("inc")["x-content-type-options"] == "nosniff")
        }
    }

    @Test func aPageStandsInNoFrameAndAlone() throws {
        try withServer { server in
            let page = try Visitor(server).loaded
            #expect(page["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
            #expect(page["referrer-policy"] == "same-origin")
            // Without TLS browsers ignore it, with a complaint.
            #expect(page["cross-origin-opener-policy"] == nil)
        }
        try withServer {
            $0.publicOrigin = "https://example.org"
        } _: { server in
            let page = try Visitor(server).loaded
            #expect(page["cross-origin-opener-policy"] == "same-origin-allow-popups")
        }
    }
}

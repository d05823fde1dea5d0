import Testing

@testable import MartletServer

@Suite struct PageRequestTests {
    @Test func aPageIsCompleteHTML() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let html = visitor.loaded.text
            #expect(visitor.loaded["content-type"] == "text/html; charset=utf-8")
            #expect(html.contains("Count: 0"))
            #expect(html.contains("<title>Counter &amp; co</title>"))
            #expect(html.contains("\(visitor.page)\" data-seq=\"0\""))
            #expect(visitor.page.utf8.count == 22)
        }
    }

    /// The first are rendered on the sessions' threads, later ones where they are read, and of those that come together
    /// some here and some there.
    @Test func newVisitorsGetTheirPagesWhoeverRendersThem() throws {
        try withServer { server in
            let sockets = try (0..<40).map { _ in try RawSocket(port: server.port, timeout: 60) }
            var pages: Set<String> = []
            func take(_ response: RawResponse) throws {
                #expect(response.text.contains("Count: 0"))
                pages.insert(try #require(response["set-cookie"]))
            }
            for number in 0..<80 {
                try sockets[number % 40].request("GET", "/counter")
                try take(sockets[number % 40].response())
            }
            for _ in 0..<4 {
                for socket in sockets { try socket.request("GET", "/counter") }
                for socket in sockets { try take(socket.response()) }
            }
            #expect(pages.count == 240)
            #expect(server.statistics.sessions == 240)
        }
    }

    /// Their pages are made with others', and then there is nobody to give them to.
    @Test func visitorsWhoLeaveAtOnceLeaveNothingBehind() throws {
        let living = TestProgram.Living()
        let limits: (inout ServerConfiguration) -> Void = { $0.useManualTime() }
        try withServer(limits, living: living) { server in
            let steady = try RawSocket(port: server.port, timeout: 60)
            func load() throws {
                try steady.request("GET", "/counter")
                #expect(try steady.response().text.contains("Count: 0"))
            }
            // From then on the page is one that is rendered with others.
            for _ in 0..<40 { try load() }
            for _ in 0..<30 {
                let sockets = try (0..<8).map { _ in try RawSocket(port: server.port, timeout: 60) }
                for socket in sockets { try socket.request("GET", "/counter") }
                for socket in sockets { socket.end() }
                try load()
            }
            #expect(server.advance(by: 60) { server.statistics.sessions == 0 && server.statistics.pages == 0 })
            #expect(eventually { living.models.current == 0 })
        }
    }

    @Test func thePolicyAllowsTheNoncedSheetOnly() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let other = try Visitor(server)
            let policy = try #require(visitor.loaded["content-security-policy"])
            #expect(!policy.contains("unsafe"))
            #expect(policy.contains("require-trusted-types-for 'script'"))
            let start = try #require(policy.firstRange(of: "'nonce-")?.upperBound)
            let nonce = policy[start...].prefix { $0 != "'" }
            #expect(nonce.utf8.count >= 22)
            #expect(visitor.loaded.text.contains("<style id=\"martlet-style\" nonce=\"\(nonce)\">"))
            #expect(other.loaded["content-security-policy"]?.contains(nonce) == false)
        }
    }

    @Test func theCookieIsGivenOnceAndNamesTheSession() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            #expect(visitor.loaded["set-cookie"]?.hasSuffix("; Path=/; HttpOnly; SameSite=Lax") == true)
            let second = try Visitor(server, cookie: visitor.cookie)
            #expect(second.loaded["set-cookie"] == nil)
            #expect(server.statistics.sessions == 1)
            #expect(server.statistics.pages == 2)
            let invented = try Visitor(server, cookie: "martlet=AAAAAAAAAAAAAAAAAAAAAA")
            #expect(invented.cookie != "martlet=AAAAAAAAAAAAAAAAAAAAAA")
            #expect(server.statistics.sessions == 2)
        }
    }

    @Test func theCookieIsFoundAmongOthers() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let own = visitor.cookie
            let invented = "martlet=AAAAAAAAAAAAAAAAAAAAAA"
            for (cookies, isFound) in [
                (own, true), ("\(own);", true), (";;\(own)", true), ("theme=dark;   \(own); a=b=c", true),
                ("x\(own);martlet;\(own)", true), ("x\(own)", false), ("\(invented); \(own)", false),
                ("martlet=; \(own)", true),
                ("\(own)A", false), ("martlet", false), (";", false),
            ] {
                let status = try visitor.get("/_martlet/pages/\(visitor.page)/actions", cookie: cookies).status
                #expect(status == (isFound ? 200 : 404), "\(cookies)")
            }
        }
    }

    @Test func onTLSTheCookieIsBoundToTheHost() throws {
        try withServer {
            $0.publicOrigin = "https://example.org"
        } _: { server in
            let cookie = try #require(try Visitor(server).loaded["set-cookie"])
            #expect(cookie.hasPrefix("__Host-martlet="))
            #expect(cookie.hasSuffix("; Secure"))
        }
    }

    @Test(arguments: ["/", "/counter/", "/_martlet/pages/x/events", "/_martlet/nothing", "/_martlet/assets/x.js"])
    func otherPathsAreNotThere(_ path: String) throws {
        try withServer { server in
            let socket = try RawSocket(port: server.port)
            try socket.request("GET", path)
            let response = try socket.response()
            #expect(response.status == 404)
            #expect(response["content-type"] == "application/problem+json")
            #expect(server.statistics.sessions == 0)
        }
    }

    @Test func aFullServerSaysWhenToComeAgain() throws {
        try withServer {
            $0.limits.sessions = 2
        } _: { server in
            let first = try Visitor(server)
            _ = try Visitor(server)
            let refused = try first.get("/counter", cookie: "none=1")
            #expect(refused.status == 503)
            #expect(refused["retry-after"] == "10")
            #expect(try first.get("/counter").status == 200)
            #expect(server.statistics.sessions == 2)
        }
    }

    @Test(arguments: ["evil.example", "127.0.0.1.evil.example"])
    func anUnknownHostIsMisdirected(_ host: String) throws {
        try withServer { server in
            let socket = try RawSocket(port: server.port)
            try socket.send("GET /counter HTTP/1.1\r\nHost: \(host)\r\n\r\n")
            #expect(try socket.response().status == 421)
            #expect(server.statistics.sessions == 0)
        }
    }

    @Test func otherMethodsAreNotAllowed() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            #expect(try visitor.post("{}", to: "/counter").status == 405)
            #expect(try visitor.post("{}", to: visitor.path + "/stream").status == 405)
            #expect(try visitor.get(visitor.path + "/events").status == 405)
        }
    }

    @Test func healthAndMetrics() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            #expect(try visitor.get("/healthz").text == "ok\n")
            let metrics = try visitor.get("/_martlet/metrics").text
            #expect(metrics.contains("\nmartlet_sessions 1\n"))
            #expect(metrics.contains("\nmartlet_pages 1\n"))
        }
    }
}

import Testing

@testable import MartletServer

/// A program below a path of its host.
@Suite struct BasePathTests {
    private func withBase<Result>(_ origin: String? = nil, _ body: (Server) throws -> Result) throws -> Result {
        try withRequestServer {
            $0.basePath = "/app"
            $0.publicOrigin = origin
        } _: {
            try body($0)
        }
    }

    @Test func everythingLiesBelowIt() throws {
        try withBase { server throws in
            let visitor = try Visitor(server, "/app/shown")
            #expect(visitor.loaded.text.contains("path=/shown"))
            #expect(
                visitor.loaded.text.contains("href=\"/app/visits\"") || visitor.loaded.text.contains("href=/app/visits")
            )
            #expect(!visitor.loaded.text.contains("\"/_martlet"))
            #expect(visitor.loaded["set-cookie"]?.contains("; Path=/app;") == true)
            #expect(try visitor.get("/app/visits").text == "1")
            #expect(try visitor.get("/shown").status == 404)
            #expect(try visitor.get("/application/shown").status == 404)
            #expect(try visitor.get("/_martlet/metrics").status == 404)
            let script = try #require(visitor.loaded.text.firstRange(of: "/app/_martlet/assets/martlet.")?.lowerBound)
            let asset = visitor.loaded.text[script...].prefix { $0 != "\"" && $0 != ">" && $0 != " " }
            #expect(try visitor.get(String(asset)).status == 200)
        }
    }

    @Test func eventsAndNavigationLieBelowIt() throws {
        try withBase { server throws in
            let visitor = try Visitor(server, "/app/titled")
            let answer = try visitor.post(
                Visitor.click("go"), headers: ["Prefer: return=representation"],
                to: "/app" + visitor.path + "/events")
            #expect(answer.text.contains(#"["n","/app/shown"]"#))
            #expect(try visitor.press("go").status == 404)
        }
    }

    @Test func aFormLiesBelowIt() throws {
        try withBase { server throws in
            let visitor = try Visitor(server, "/app/titled")
            let path = "/app" + visitor.path + "/form"
            #expect(visitor.loaded.text.contains("action=\"\(path)?seq="))
            let answer = try visitor.post(
                "", type: "application/x-www-form-urlencoded", to: path + "?seq=1&at=/app/titled")
            #expect(answer.status == 303)
            #expect(answer["location"]?.hasPrefix("/app/titled?_page=") == true)
        }
    }

    @Test func redirectsLieBelowIt() throws {
        try withBase { server throws in
            #expect(try server.ask("GET", "/app/away")["location"] == "/app/shown?from=away")
            let bare = try server.ask("GET", "/app")
            #expect(bare.status == 308)
            #expect(bare["location"] == "/app/")
        }
    }

    @Test func onTLSTheCookieIsOfItsPath() throws {
        try withBase("https://example.org") { server throws in
            let cookie = try #require(try Visitor(server, "/app/shown").loaded["set-cookie"])
            #expect(cookie.hasPrefix("__Secure-martlet="))
            #expect(cookie.contains("; Path=/app;"))
            #expect(cookie.hasSuffix("; Secure"))
        }
    }

    @Test func healthIsAskedWithItAndWithout() throws {
        try withBase { server throws in
            #expect(try server.ask("GET", "/healthz").status == 200)
            #expect(try server.ask("GET", "/app/healthz").status == 200)
        }
    }
}

import MartletUI
import Testing

@testable import MartletServer

/// “HTML and JSON are compressed when asked for (streams are not).”
@Suite struct CompressionTests {
    private static let gzip = "Accept-Encoding: gzip, deflate, br, zstd"

    private struct Lines: View {
        let count: Int

        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { number in
                    Button("Line \(number)") {}.accessibilityIdentifier("same")
                }
            }
        }
    }

    private static let app = AppDefinition {
        WindowGroup("Lines", path: "/lines") { Lines(count: 20) }
        WindowGroup("Many", path: "/many") { Lines(count: 2_000) }
        Route("/json") { _ in try .json(Array(repeating: "martlet", count: 1_000)) }
        Route("/text") { request in
            .text(
                String(repeating: "a", count: request.query["count"].flatMap { Int($0) } ?? 0), contentType: "text/csv")
        }
        Route("/bytes") { _ in .data(Array(repeating: 7, count: 10_000)) }
        Route("/encoded") { _ in
            var response = Response.text(String(repeating: "a", count: 10_000))
            response.headers.append(("Content-Encoding", "x-own"))
            return response
        }
        Route("/as-it-is") { _ in
            var response = Response.text(String(repeating: "a", count: 10_000))
            response.headers.append(("Cache-Control", "public, no-transform"))
            return response
        }
        Route("/tagged") { _ in
            var response = Response.text(String(repeating: "a", count: 10_000))
            response.headers.append(("ETag", "\"1\""))
            return response
        }
        Route("/noise") { _ in
            var random = SeededGenerator(seed: 1)
            return .data((0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) }, contentType: "text/plain")
        }
    }

    private func withServer(
        _ change: (inout ServerConfiguration) -> Void = { _ in }, _ body: (Server) throws -> Void
    ) throws {
        var configuration = ServerConfiguration.testing
        change(&configuration)
        let server = try Server(configuration, app: Self.app, logger: testLogger)
        defer { server.stop() }
        try body(server)
    }

    @Test(arguments: ["/lines", "/many"]) func aPageIsCompressedForWhoAsks(path: String) throws {
        try withServer { server in
            // Often enough that the page is rendered where its request is read.
            for _ in 0..<(path == "/lines" ? 40 : 2) {
                let answer = try server.ask("GET", path, headers: [Self.gzip])
                #expect(answer.status == 200 && answer.isCompressed)
                #expect(answer["vary"] == "Accept-Encoding")
                #expect(answer["content-length"] == String(answer.body.count))
                let text = answer.decompressedText
                #expect(text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>") && text.contains("Line 19<"))
                #expect(answer.body.count < text.utf8.count)
            }
            let visitor = try Visitor(server, path)
            #expect(!visitor.loaded.isCompressed)
            #expect(visitor.loaded["vary"] == "Accept-Encoding")
            let again = try visitor.get(path, headers: [Self.gzip])
            #expect(again.isCompressed && again.decompressedText.contains("Line 19<"))
        }
    }

    @Test(arguments: [
        ("gzip", true), ("br;q=1.0, gzip;q=0.2", true), ("GZIP ; q=0.5", true), ("gzip;q=0", false), ("br", false),
        ("", false),
    ])
    func weightsCount(encodings: String, isTaken: Bool) throws {
        try withServer { server in
            let answer = try server.ask("GET", "/json", headers: ["Accept-Encoding: \(encodings)"])
            #expect(answer.isCompressed == isTaken)
        }
    }

    @Test func answersOfRoutesAreCompressedIfTheyAreText() throws {
        try withServer { server in
            let json = try server.ask("GET", "/json", headers: [Self.gzip])
            #expect(json.isCompressed && json["content-type"] == "application/json")
            #expect(json.decompressedText.hasPrefix("[\"martlet\","))
            let text = try server.ask("GET", "/text?count=5000", headers: [Self.gzip])
            #expect(text.isCompressed && text.decompressed.count == 5_000)
            for path in ["/bytes", "/encoded", "/as-it-is"] {
                let answer = try server.ask("GET", path, headers: [Self.gzip])
                #expect(answer.status == 200 && answer.body.count == 10_000, "\(path)")
                #expect(answer["vary"] == nil, "\(path)")
            }
            // What does not become smaller stays as it is.
            let noise = try server.ask("GET", "/noise", headers: [Self.gzip])
            #expect(!noise.isCompressed && noise.body.count == 5_000)
            #expect(try server.ask("GET", "/tagged", headers: [Self.gzip])["etag"] == "W/\"1\"")
            #expect(try server.ask("GET", "/tagged")["etag"] == "\"1\"")
        }
    }

    @Test func smallAndVeryLargeOnesAreNot() throws {
        try withServer { server in
            let most = HTTPResponse.mostCompressed
            for (count, isCompressed) in [(1_023, false), (1_024, true), (most, true), (most + 1, false)] {
                let answer = try server.ask("GET", "/text?count=\(count)", headers: [Self.gzip])
                #expect(answer.isCompressed == isCompressed, "\(count)")
                #expect((answer["vary"] == nil) == (count < 1_024))
            }
        }
    }

    @Test func jsonOfAPageIsCompressedAndStreamsAreNot() throws {
        try withServer { server in
            let visitor = try Visitor(server, "/lines")
            let actions = try visitor.get(visitor.path + "/actions", headers: [Self.gzip])
            #expect(actions.isCompressed && actions.decompressedText.contains("\"label\":\"Line 19\""))
            // A problem is JSON, too; mostly it is too short.
            let body = Visitor.click("same")
            let problem = try visitor.post(body, headers: [Self.gzip])
            #expect(problem.status == 409 && problem["content-type"] == "application/problem+json")
            #expect(!problem.isCompressed)
            let many = try Visitor(server, "/many")
            let ambiguous = try many.post(body, headers: [Self.gzip, "Prefer: return=representation"])
            #expect(ambiguous.status == 409 && ambiguous.isCompressed)
            #expect(ambiguous.decompressedText.contains("\"candidates\":["))
            let here = try many.post(body, headers: [Self.gzip])
            #expect(here.status == 409 && here.isCompressed)

            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request(
                "GET", visitor.path + "/stream?after=0", headers: ["Cookie: \(visitor.cookie)", Self.gzip])
            let stream = try PageStream(socket)
            #expect(stream.head["content-encoding"] == nil && stream.head["vary"] == nil)
        }
    }

    /// On the front's thread, where others wait, only little is compressed.
    @Test func aLongPageThatTheFrontHasMadeIsCompressedElsewhere() throws {
        let context = ServerContext(.testing, Self.app, testLogger)
        defer { context.pool.stop() }
        let (handler, session) = (RequestHandler(context, ProgramFiles()), Session(.random(), context))
        let page = { (count: Int) in
            HTTPResponse(
                status: 200, headers: [("Content-Type", "text/html")], body: .bytes(Array(repeating: 97, count: count)))
        }
        guard case .response(let short) = handler.encoded(page(16_384), takesGzip: true, in: session) else {
            Issue.record("a short page is answered at once")
            return
        }
        #expect(short.body.count < 1_000)
        guard case .response(let plain) = handler.encoded(page(16_385), takesGzip: false, in: session) else {
            Issue.record("what is not compressed is answered at once")
            return
        }
        #expect(plain.body.count == 16_385)
        guard case .deferred(let later) = handler.encoded(page(16_385), takesGzip: true, in: session) else {
            Issue.record("a long page is left to its session")
            return
        }
        #expect(eventually { later.answer.isFulfilled })
        #expect((later.answer.take()?.body.count ?? .max) < 1_000)
    }

    @Test func aHeadIsAnsweredAsTheWholeWouldBe() throws {
        try withServer { server in
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request("HEAD", "/json", headers: [Self.gzip])
            let head = try socket.response(hasBody: false)
            let whole = try server.ask("GET", "/json", headers: [Self.gzip])
            #expect(head.isCompressed && head["content-length"] == whole["content-length"])
        }
    }

    /// No other site learns a page's content from the length of what it makes a visitor's browser ask for (BREACH).
    @Test(
        arguments: [
            ("same-origin", true, true), ("none", true, true), ("cross-site", true, false), ("same-site", true, false),
            ("cross-site", false, true), (nil, true, true), (nil, false, true),
        ] as [(String?, Bool, Bool)])
    func whatAnotherSiteAsksForWithCookiesIsNotCompressed(site: String?, hasCookie: Bool, isCompressed: Bool) throws {
        try withServer { server in
            let visitor = try Visitor(server, "/lines")
            let headers =
                [Self.gzip] + (site.map { ["Sec-Fetch-Site: \($0)"] } ?? [])
                + (hasCookie ? ["Cookie: \(visitor.cookie)"] : [])
            for path in ["/lines", "/json"] {
                #expect(try server.ask("GET", path, headers: headers).isCompressed == isCompressed, "\(path)")
            }
            let signed = [Self.gzip, "Sec-Fetch-Site: cross-site", "Authorization: Basic YTpi"]
            #expect(try !server.ask("GET", "/json", headers: signed).isCompressed)
        }
    }

    @Test func behindTLSABrowserThatDoesNotSayWhoAsksGetsNothingCompressedWithItsCookies() throws {
        try withServer {
            $0.publicOrigin = "https://localhost"
        } _: { server throws in
            #expect(try server.ask("GET", "/json", headers: [Self.gzip]).isCompressed)
            #expect(try !server.ask("GET", "/json", headers: [Self.gzip, "Cookie: theme=dark"]).isCompressed)
            let own = [Self.gzip, "Cookie: theme=dark", "Sec-Fetch-Site: same-origin"]
            #expect(try server.ask("GET", "/json", headers: own).isCompressed)
        }
    }

    /// Compressing a route's long answers counts as rendering does, for the session that asks.
    @Test func whatIsCompressedIsCounted() throws {
        try withServer {
            ($0.limits.requestBurst, $0.limits.requestsPerSecond) = (100, 0.001)
        } _: { server throws in
            let visitor = try Visitor(server, "/lines")
            // 64 times 32 KB, and one for the request.
            let path = "/text?count=\(64 << 15)"
            #expect(try visitor.get(path, headers: [Self.gzip]).isCompressed)
            #expect(try visitor.get(path, headers: [Self.gzip]).isCompressed)
            let refused = try visitor.get(path, headers: [Self.gzip])
            #expect(refused.status == 429 && refused["retry-after"] != nil)
        }
    }
}

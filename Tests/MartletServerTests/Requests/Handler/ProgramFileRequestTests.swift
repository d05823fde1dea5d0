import MartletUI
import Testing

@testable import MartletServer

/// A program's own files over HTTP.
@Suite struct ProgramFileRequestTests {
    private static let css = ".card{color:red}" + String(repeating: "/* a rule */", count: 100)

    static let brand = Brand(files: [
        "site.css": Array(css.utf8), "fonts/Inter 1.woff2": Array(0..<100), "drawing.svg": Array("<svg/>".utf8),
        "taken": Array("the file".utf8), "empty.txt": [], ".well-known/security.txt": Array("Contact: x".utf8),
    ])

    private func withFiles<Result>(
        _ brand: Brand = Self.brand, _ change: (inout ServerConfiguration) -> Void = { _ in },
        _ body: (Server) throws -> Result
    ) throws -> Result {
        var configuration = ServerConfiguration.testing
        change(&configuration)
        let app = AppDefinition(brand: brand) {
            WindowGroup("Page", path: "/") { Text("page") }
            WindowGroup("Taken", path: "/taken") { Text("the scene") }
            WindowGroup("Any", path: "/any/{name}") { Text("any") }
            Route("/drawing.svg", method: .post) { _ in Response(status: 200) }
        }
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        return try body(server)
    }

    /// The address below which pages name files.
    private func version(_ server: Server) throws -> String {
        "/_martlet/assets/" + (try ProgramFiles(server.context.app.brand)).version
    }

    @Test func aFileIsAtItsOwnPath() throws {
        try withFiles { server throws in
            let answer = try server.ask("GET", "/site.css")
            #expect(answer.status == 200 && answer.text == Self.css)
            #expect(answer["content-type"] == "text/css; charset=utf-8")
            #expect(answer["cache-control"] == "no-cache" && answer["x-content-type-options"] == "nosniff")
            #expect(answer["vary"] == "Accept-Encoding" && answer["set-cookie"] == nil)
            #expect(try server.ask("GET", "/fonts/Inter%201.woff2")["content-type"] == "font/woff2")
            #expect(try server.ask("GET", "/fonts/%49nter%201.woff2").status == 200)
            #expect(try server.ask("GET", "/.well-known/security.txt").text == "Contact: x")
            #expect(try server.ask("GET", "/empty.txt").status == 200)
            #expect(try server.ask("GET", "/taken").text == "the file")
            #expect(try server.ask("POST", "/drawing.svg").status == 200, "the route's")
            #expect(try server.ask("POST", "/site.css").status == 405)
        }
    }

    @Test(arguments: [
        "/../site.css", "/fonts/../site.css", "/./site.css", "//site.css", "/fonts", "/fonts/", "/site.css/",
        "/Site.css",
        "/..%2fsite.css", "/fonts%2FInter%201.woff2", "/%2e%2e/etc/passwd", "/site.css%00", "/site%ZZ.css",
        "/site.css%",
    ])
    func noOtherNameIsAFile(_ path: String) throws {
        try withFiles { server throws in
            let place = try version(server)
            for path in [path, place + path] { #expect(try server.ask("GET", path).status == 404, "\(path)") }
        }
    }

    @Test func underItsVersionItIsKeptForEver() throws {
        try withFiles { server throws in
            let place = try version(server)
            let answer = try server.ask("GET", place + "/site.css")
            #expect(answer.text == Self.css)
            #expect(answer["cache-control"] == "public, max-age=31536000, immutable")
            // A page from before the program was changed.
            let old = try server.ask("GET", "/_martlet/assets/0123456789ab/site.css")
            #expect(old.text == Self.css && old["cache-control"] == "no-cache")
        }
    }

    @Test func aChangedFileChangesTheVersion() throws {
        let versions = try [["a": [1]], ["a": [2]], ["b": [1]], ["a": [1], "b": [1]]].map {
            try ProgramFiles(Brand(files: $0)).version
        }
        #expect(Set(versions).count == 4)
    }

    @Test func itIsNotSentToWhoHasIt() throws {
        try withFiles { server throws in
            let tag = try #require(try server.ask("GET", "/site.css")["etag"])
            for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
                let answer = try server.ask("GET", "/site.css", headers: ["If-None-Match: \(known)"])
                #expect(answer.status == 304 && answer.body.isEmpty, "\(known)")
                #expect(answer["etag"] == tag && answer["cache-control"] == "no-cache")
            }
            #expect(try server.ask("GET", "/site.css", headers: ["If-None-Match: \"x\""]).status == 200)
        }
    }

    @Test func itIsCompressedForWhoTakesIt() throws {
        try withFiles { server throws in
            let plain = try server.ask("GET", "/site.css")
            let answer = try server.ask("GET", "/site.css", headers: ["Accept-Encoding: gzip"])
            #expect(answer["content-encoding"] == "gzip" && answer.body.count < plain.body.count)
            #expect(answer["etag"] != plain["etag"])
            let tag = try #require(answer["etag"])
            #expect(try server.ask("GET", "/site.css", headers: ["If-None-Match: \(tag)"]).status == 304)
            let font = try server.ask("GET", "/fonts/Inter%201.woff2", headers: ["Accept-Encoding: gzip"])
            #expect(font["content-encoding"] == nil && font["vary"] == nil)
        }
    }

    @Test func aPartIsSentToWhoAsksForIt() throws {
        try withFiles { server throws in
            func part(_ range: String, _ more: String...) throws -> RawResponse {
                try server.ask("GET", "/fonts/Inter%201.woff2", headers: ["Range: \(range)"] + more)
            }
            let middle = try part("bytes=10-19")
            #expect(middle.status == 206 && middle.body == Array(10...19))
            #expect(middle["content-range"] == "bytes 10-19/100")
            #expect(try part("bytes=-5").body == Array(95...99))
            let beyond = try part("bytes=100-")
            #expect(beyond.status == 416 && beyond["content-range"] == "bytes */100")
            #expect(try part("bytes=0-1,3-4").status == 200)
            let tag = try #require(middle["etag"])
            #expect(try part("bytes=1-2", "If-Range: \(tag)").status == 206)
            #expect(try part("bytes=1-2", "If-Range: \"x\"").status == 200)
            let css = try server.ask("GET", "/site.css", headers: ["Range: bytes=0-3", "Accept-Encoding: gzip"])
            #expect(css.text == ".car" && css["content-encoding"] == nil)
        }
    }

    @Test func whatIsShownAloneMayRunLittle() throws {
        try withFiles { server throws in
            let drawing = try server.ask("GET", "/drawing.svg")
            #expect(drawing["content-type"] == "image/svg+xml; charset=utf-8")
            #expect(drawing["content-security-policy"]?.contains("default-src 'self'") == true)
        }
    }

    @Test func headHasNoBody() throws {
        try withFiles { server throws in
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request("HEAD", "/site.css", headers: ["Range: bytes=0-3"])
            let answer = try socket.response(hasBody: false)
            #expect(answer.status == 200 && answer["content-length"] == "\(Self.css.utf8.count)")
        }
    }

    @Test func filesLieBelowTheBase() throws {
        try withFiles(Self.brand.styleSheet("site.css"), { $0.basePath = "/app" }) { server throws in
            let place = try version(server)
            #expect(try server.ask("GET", "/app/site.css").text == Self.css)
            #expect(try server.ask("GET", "/site.css").status == 404)
            #expect(try server.ask("GET", "/app\(place)/site.css")["cache-control"]?.contains("immutable") == true)
            #expect(try server.ask("GET", "/app/").text.contains("href=\"/app\(place)/site.css\""))
        }
    }

    @Test func aNameThatIsNoFileEndsTheStart() throws {
        for brand in [
            Self.brand.styleSheet("none.css"), Self.brand.icon("none"), Self.brand.manifest("none"),
            Self.brand.fontFile("a", "none"), Brand().styleSheet("site.css"), Brand(directory: "/no/such/directory"),
        ] {
            #expect(throws: ConfigurationError.self) { try withFiles(brand) { _ in } }
        }
        try withFiles(Brand().styleSheet("/a/route.css")) { server throws in
            #expect(try server.ask("GET", "/").text.contains("href=\"/a/route.css\""))
        }
    }
}

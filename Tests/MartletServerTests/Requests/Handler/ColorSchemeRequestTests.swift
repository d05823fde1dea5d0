import MartletUI
import Testing

@testable import MartletServer

@Suite struct ColorSchemeRequestTests {
    private struct Reader: View {
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { HTML("p") { Text(colorScheme == .dark ? "It is dark" : "It is light") } }
    }

    private func withReader<Result>(_ body: (Server) throws -> Result) throws -> Result {
        let app = AppDefinition(scenes: { WindowGroup("Reader", path: "/counter") { Reader() } })
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        return try body(server)
    }

    private func stream(_ visitor: Visitor, after: Int = 0, scheme: String?) throws -> PageStream {
        let socket = try RawSocket(port: visitor.server.port, timeout: 60)
        let scheme = scheme.map { ["Martlet-Color-Scheme: \($0)"] } ?? []
        try socket.request(
            "GET", visitor.path + "/stream?after=\(after)", headers: ["Cookie: \(visitor.cookie)"] + scheme)
        return try PageStream(socket)
    }

    @Test func aPageIsLightUntilTheStreamSaysOtherwise() throws {
        try withReader { server in
            let visitor = try Visitor(server)
            #expect(visitor.loaded.text.contains("It is light"))
            #expect(try stream(visitor, scheme: "dark").frame().patches.contains("It is dark"))
            let later = try Visitor(server, cookie: visitor.cookie)
            #expect(later.loaded.text.contains("It is dark"), "later pages know it")
            #expect(try stream(visitor, after: 1, scheme: "light").frame().patches.contains("It is light"))
            let stranger = try Visitor(server)
            #expect(stranger.loaded.text.contains("It is light"))
        }
    }

    @Test(arguments: ["blue", "", "DARK", "dark, light", String(repeating: "dark", count: 1_000)])
    func whatIsNoSchemeChangesNothing(name: String) throws {
        try withReader { server in
            let visitor = try Visitor(server)
            #expect(try stream(visitor, scheme: "dark").frame().patches.contains("It is dark"))
            _ = try stream(visitor, after: 1, scheme: name)
            #expect(try Visitor(server, cookie: visitor.cookie).loaded.text.contains("It is dark"))
            _ = try stream(visitor, after: 1, scheme: nil)
            #expect(try Visitor(server, cookie: visitor.cookie).loaded.text.contains("It is dark"))
        }
    }

    @Test func aSharedStreamSaysItToo() throws {
        try withReader { server in
            let visitor = try Visitor(server)
            let socket = try RawSocket(port: server.port, timeout: 60)
            try socket.request(
                "GET", "/_martlet/stream?p=\(visitor.page):0",
                headers: ["Cookie: \(visitor.cookie)", "Martlet-Color-Scheme: dark"])
            let stream = try RawStream(socket)
            #expect(stream.head.status == 200)
            #expect(try stream.read(until: "It is dark").contains("event: \(visitor.page)"))
            let joined = try visitor.post(
                "{\"join\":[{\"page\":\"\(visitor.page)\",\"after\":1}]}", headers: ["Martlet-Color-Scheme: light"],
                to: "/_martlet/stream")
            #expect(joined.status == 204)
            #expect(try stream.read(until: "It is light").contains("event: \(visitor.page)"))
        }
    }
}

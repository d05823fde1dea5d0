import MartletUI
import Testing

@testable import MartletServer

/// The log of a server names what was wrong, and says nothing of what visitors have sent.
@Suite struct LogTests {
    private struct Failure: Error, CustomStringConvertible {
        let text: String
        var description: String { "could not save \(text)" }
    }

    private struct Fields: View {
        @State private var text = ""

        var body: some View {
            TextField("Text", text: $text).accessibilityIdentifier("text")
            HTML("a") { Text("link") }.attribute("href", text)
            ForEach([text, text], id: \.self) { Text($0) }
            Button("Fail") { throw Failure(text: text) }.accessibilityIdentifier("fail")
        }
    }

    private func server(
        _ log: CollectedLog, isDevelopment: Bool = false, @SceneBuilder scenes: @escaping () -> some Scene
    ) throws -> Server {
        var configuration = ServerConfiguration()
        (configuration.port, configuration.isDevelopment) = (0, isDevelopment)
        return try Server(configuration, app: AppDefinition(scenes: scenes), logger: log.logger)
    }

    @Test func nothingThatWasSentIsLogged() throws {
        let log = CollectedLog()
        let server = try server(log) { WindowGroup("Fields", path: "/") { Fields() } }
        defer { server.stop() }
        let visitor = try Visitor(server, "/")
        let posts = [
            #"{"events":[{"target":"text","type":"input","value":"javascript:hidden"}]}"#,
            #"{"events":[{"target":"fail","type":"click"}]}"#, #"{"events":[{"target":"hidden","type":"click"}]}"#,
            #"{"hidden":1}"#, #"{"events":[{"target":1,"type":"hidden"}]}"#, #"hidden"#,
        ]
        let answers = try posts.map { try visitor.post($0, headers: ["Prefer: return=representation"]) }
        #expect(answers.map(\.status) == [200, 200, 404, 400, 400, 400])
        _ = try visitor.get("/nowhere?token=hidden")
        // The visitor gets a reference that is found in the log, and no more.
        let message = try #require(answers[1].text.firstRange(of: "reference: ")?.upperBound)
        let reference = answers[1].text[message...].prefix { $0.isLetter || $0.isNumber }
        #expect(!answers[1].text.contains("could not save"))
        #expect(
            log.text.contains("error=Failure")
                && log.text.contains("reference=\(reference)"))
        #expect(log.text.contains("path=/nowhere"))
        #expect(!log.text.contains("hidden"), "\(log.text)")
    }

    private struct Symbol: View {
        var body: some View { Image(systemName: "no.such.thing") }
    }

    /// "Repeated diagnostics are reported once with a count, and name the view."
    @Test func aDiagnosticOfManyRowsIsOneLine() throws {
        let log = CollectedLog()
        let server = try server(log, isDevelopment: true) {
            WindowGroup("Symbols", path: "/") { ForEach(0..<500, id: \.self) { _ in Symbol() } }
        }
        defer { server.stop() }
        let html = try Visitor(server, "/").loaded.text
        let lines = log.lines.filter { $0.contains("There is no symbol") }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("warning Symbol: There is no symbol") == true, "\(lines)")
        #expect(lines.first?.contains("(500 times so far)") == true, "\(lines)")
        #expect(html.ranges(of: "There is no symbol").count == 1)
    }

    @Test func nobodyWritesOnTheTerminalOfWhoReadsTheLog() throws {
        let log = CollectedLog()
        let server = try server(log) { WindowGroup("Fields", path: "/") { Fields() } }
        defer { server.stop() }
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", "/a\u{9B}31m\u{2028}b")
        #expect(try socket.response().status == 404)
        #expect(log.text.contains("path=/a??31m???b"), "\(log.text)")
    }
}

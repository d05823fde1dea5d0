import Logging
import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// The log of a server names what was wrong, and says nothing of what visitors have sent.
@Suite struct LogTests {
    /// Keeps what is logged.
    private final class Records: Sendable {
        let lines = Mutex<[String]>([])
        var text: String { lines.withLock { $0.joined(separator: "\n") } }
    }

    private struct Handler: LogHandler {
        let records: Records
        var metadata = Logger.Metadata()
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let values = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            records.lines.withLock { $0.append("\(event.level) \(event.message) \(values.joined(separator: " "))") }
        }
    }

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

    @Test func nothingThatWasSentIsLogged() throws {
        let records = Records()
        let logger = Logger(label: "test") { _ in Handler(records: records) }
        var configuration = ServerConfiguration()
        configuration.port = 0
        let app = AppDefinition(scenes: { WindowGroup("Fields", path: "/") { Fields() } })
        let server = try Server(configuration, app: app, logger: logger)
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
            records.text.contains("error=Failure")
                && records.text.contains("reference=\(reference)"))
        #expect(records.text.contains("path=/nowhere"))
        #expect(!records.text.contains("hidden"), "\(records.text)")
    }

    private struct Symbol: View {
        var body: some View { Image(systemName: "no.such.thing") }
    }

    /// "Repeated diagnostics are reported once with a count, and name the view."
    @Test func aDiagnosticOfManyRowsIsOneLine() throws {
        let records = Records()
        let logger = Logger(label: "test") { _ in Handler(records: records) }
        var configuration = ServerConfiguration()
        configuration.port = 0
        configuration.isDevelopment = true
        let app = AppDefinition(scenes: {
            WindowGroup("Symbols", path: "/") { ForEach(0..<500, id: \.self) { _ in Symbol() } }
        })
        let server = try Server(configuration, app: app, logger: logger)
        defer { server.stop() }
        let html = try Visitor(server, "/").loaded.text
        let lines = records.lines.withLock { $0.filter { $0.contains("There is no symbol") } }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("warning Symbol: There is no symbol") == true, "\(lines)")
        #expect(lines.first?.contains("(500 times so far)") == true, "\(lines)")
        #expect(html.ranges(of: "There is no symbol").count == 1)
    }

    @Test func nobodyWritesOnTheTerminalOfWhoReadsTheLog() throws {
        let records = Records()
        let logger = Logger(label: "test") { _ in Handler(records: records) }
        var configuration = ServerConfiguration()
        configuration.port = 0
        let app = AppDefinition(scenes: { WindowGroup("Fields", path: "/") { Fields() } })
        let server = try Server(configuration, app: app, logger: logger)
        defer { server.stop() }
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", "/a\u{9B}31m\u{2028}b")
        #expect(try socket.response().status == 404)
        #expect(records.text.contains("path=/a??31m???b"), "\(records.text)")
    }
}

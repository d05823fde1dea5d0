import Logging
import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// “`@Environment` in `App` works or warns (today silently `nil`).”
@Suite struct AppDiagnosticTests {
    private final class Lines: Sendable { let texts = Mutex<[String]>([]) }

    private struct Handler: LogHandler {
        let lines: Lines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        init(_ lines: Lines) { self.lines = lines }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            if event.level >= .warning { lines.texts.withLock { $0.append("\(event.message)") } }
        }
    }

    private struct Shop: App {
        @Environment(\.user) private var user
        @Environment(\.request) private var visitorsRequest

        var body: some Scene { WindowGroup("Shop", path: "/") { Text(user?.name ?? "nobody") } }
    }

    /// Once, when the server starts, and not for each visitor.
    @Test func whatAnAppCannotReadIsReportedAtTheStart() throws {
        let lines = Lines()
        let server = try Server(
            .testing, app: AppDefinition(Shop.self), logger: Logger(label: "test") { _ in Handler(lines) })
        defer { server.stop() }
        for _ in 0..<3 { _ = try Visitor(server, "/") }
        let reported = lines.texts.withLock { $0 }
        #expect(reported.count == 1)
        #expect(reported.first?.hasPrefix(#"Shop.visitorsRequest reads \.request, which belongs to a page"#) == true)
    }
}

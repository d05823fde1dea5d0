import MartletUI
import Testing

@testable import MartletServer

/// “`@Environment` in `App` works or warns (today silently `nil`).”
@Suite struct AppDiagnosticTests {
    private struct Shop: App {
        @Environment(\.user) private var user
        @Environment(\.request) private var visitorsRequest

        var body: some Scene { WindowGroup("Shop", path: "/") { Text(user?.name ?? "nobody") } }
    }

    /// Once, when the server starts, and not for each visitor.
    @Test func whatAnAppCannotReadIsReportedAtTheStart() throws {
        let log = CollectedLog()
        let server = try Server(.testing, app: AppDefinition(Shop.self), logger: log.logger)
        defer { server.stop() }
        for _ in 0..<3 { _ = try Visitor(server, "/") }
        let reported = log.lines.filter { $0.hasPrefix("warning ") }
        #expect(reported.count == 1)
        #expect(
            reported.first?.hasPrefix(#"warning Shop.visitorsRequest reads \.request, which belongs to a page"#) == true
        )
    }
}
